'use client';
import { levelName } from '@/features/booking/divers/domain/certification';
import type { BoardDepartureView, BoardDiverView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { formatList } from '@/shared/locale/format-list';
import { languageIn } from '@/shared/locale/language-names';
import { formatMoment } from '@/shared/time/dates';
import css from './board.module.css';
import { useBoardContext } from './board-context';
import { diverId } from './drag';
import { DragItem } from './drag-handle';
import { MoveMenu } from './move-menu';

type Props = { diver: BoardDiverView; departure: BoardDepartureView; group: string | null };

export function DiverChip({ diver, departure, group }: Props) {
  const { t, lng } = useT('outings-admin');
  const { board, make } = useBoardContext();
  const { name, level, language, minor, first_dive, private_guide, held_until, also_on } = diver;
  const about = [
    level === 'none' ? t('list.notCertified') : levelName(null, level),
    language && languageIn(lng, language),
  ];
  const flags = [
    minor && t('flag.minor'),
    first_dive && t('flag.firstDive'),
    private_guide && t('flag.privateGuide'),
    held_until && t('flag.heldUntil', { until: formatMoment(new Date(held_until), lng, 'medium') }),
    also_on.length > 0 && t('flag.alsoOn', { bookings: formatList(lng, also_on) }),
  ].filter(Boolean);
  const moveTo = (to: string | null) =>
    make({ kind: 'move_diver', item: diver.item, diver: diver.diver, group: to, seen: group });
  const leaderOf = (uuid: string | null) => board.crew.find((one) => one.uuid === uuid)?.name ?? t('board.nobody');
  const options = [
    ...departure.groups.map((one, index) => ({
      key: one.uuid,
      label: t('board.group', { number: index + 1, leader: leaderOf(one.leader) }),
      onChoose: () => moveTo(one.uuid),
    })),
    { key: 'none', label: t('board.withoutGroup'), onChoose: () => moveTo(null) },
  ].filter(({ key }) => key !== (group ?? 'none'));
  return (
    <DragItem
      id={diverId(diver)}
      dragged={{ kind: 'diver', diver, departure: departure.uuid, group, name }}
      className={css.diver}
    >
      <span className={css.who}>
        <strong>{name}</strong> <span>{about.filter(Boolean).join(' · ')}</span>
        {flags.map((flag) => (
          <em key={String(flag)}>{flag}</em>
        ))}
      </span>
      <MoveMenu name={name} options={options} />
    </DragItem>
  );
}
