'use client';
import {
  IconCopy,
  IconHourglass,
  IconMoodKid,
  IconSalad,
  IconScubaMask,
  IconStethoscope,
  IconUserStar,
} from '@tabler/icons-react';
import { levelName } from '@/features/booking/divers/domain/certification';
import type { BoardDepartureView, BoardDiverView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { formatList } from '@/shared/locale/format-list';
import { languageIn } from '@/shared/locale/language-names';
import { OfficeLink } from '@/ui/access/office-link';
import { useBoardContext } from './board-context';
import { diverId } from './drag';
import { DragItem } from './drag-handle';
import { levelCodes } from './level-codes';
import { MoveMenu } from './move-menu';
import css from './people.module.css';

type Props = { diver: BoardDiverView; departure: BoardDepartureView; group: string | null };

export function DiverRow({ diver, departure, group }: Props) {
  const { t, lng } = useT('outings-admin');
  const { t: booking } = useT('booking');
  const { board, make } = useBoardContext();
  const { level, language, minor, first_dive, private_guide, also_on } = diver;
  const party = board.parties.find(({ order }) => order === diver.order);
  const waiting = party?.not_ready.find((one) => one.diver === diver.diver);
  const name = diver.name || t('board.unnamed');
  const diet = party?.diets.find((one) => one.diver === diver.diver)?.diet;
  const flags = [
    minor && { Icon: IconMoodKid, text: t('flag.minor') },
    first_dive && { Icon: IconScubaMask, text: t('flag.firstDive') },
    private_guide && { Icon: IconUserStar, text: t('flag.privateGuide') },
    waiting?.physician && { Icon: IconStethoscope, text: t('flag.physician') },
    waiting && { Icon: IconHourglass, text: t(waiting.state === 'needs_us' ? 'flag.needsUs' : 'flag.notReady') },
    diet && { Icon: IconSalad, text: booking(`diet.${diet}`) },
    also_on.length > 0 && { Icon: IconCopy, text: t('flag.alsoOn', { bookings: formatList(lng, also_on) }) },
  ].filter((flag) => flag !== false && flag !== undefined);
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
      className={css.row}
    >
      <span className={css.who}>
        <OfficeLink lng={lng} path={`/admin/orders/${diver.order}/detail`}>
          {name}
        </OfficeLink>
        {flags.map(({ Icon, text }) => (
          <em key={text}>
            <Icon aria-hidden="true" />
            {text}
          </em>
        ))}
      </span>
      {level === 'none' ? (
        <span className={css.level}>{t('list.notCertified')}</span>
      ) : (
        <abbr className={css.level} title={levelName(null, level) ?? undefined}>
          {levelCodes[level]}
        </abbr>
      )}
      {language && (
        <abbr className={css.language} title={languageIn(lng, language)}>
          {language}
        </abbr>
      )}
      <MoveMenu name={name} options={options} />
    </DragItem>
  );
}
