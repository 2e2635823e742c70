'use client';
import { IconTrash } from '@tabler/icons-react';
import { maxGroupSize } from '@/features/day-board/domain/board-day';
import type { PartyHere } from '@/features/day-board/planner/domain/parties-of';
import type { BoardDepartureView, BoardGroupView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { formatList } from '@/shared/locale/format-list';
import { languageIn } from '@/shared/locale/language-names';
import { IconButton } from '@/ui/action/button';
import { groupAnchor } from './anchors';
import { useBoardContext } from './board-context';
import { ConflictMarks } from './conflict-marks';
import { CrewSelect } from './crew-select';
import css from './departure.module.css';
import { DropArea } from './drag-handle';
import { Parties } from './parties';

type Props = {
  group: BoardGroupView;
  number: number;
  departure: BoardDepartureView;
  parties: readonly PartyHere[];
};

export function GroupCard({ group, number, departure, parties }: Props) {
  const { t, lng } = useT('outings-admin');
  const { board, make } = useBoardContext();
  const { uuid, leader, divers } = group;
  const conflicts = board.conflicts.filter(({ at }) => at.group === uuid);
  const leaders = board.crew.filter(
    (one) => one.uuid === leader || one.roles.some((role) => role === 'guide' || role === 'instructor'),
  );
  const leading = board.crew.find((one) => one.uuid === leader);
  const languages = leading?.languages ?? [];
  const label = t('board.leader', { number, title: departure.title });
  const most = Math.min(departure.divers_per_guide, maxGroupSize);
  return (
    <DropArea
      id={`group ${uuid}`}
      anchor={groupAnchor(uuid)}
      target={{ takes: 'diver', departure: departure.uuid, group: uuid, leader, name: label }}
      label={t('board.group', { number, leader: leading?.name ?? t('board.nobody') })}
      className={css.group}
    >
      <div className={css.leader}>
        <CrewSelect
          label={label}
          crew={leaders}
          value={leader}
          onChoose={(chosen) => make({ kind: 'set_leader', group: uuid, leader: chosen, seen: leader })}
        />
        {languages.length > 0 && (
          <abbr
            className={css.languages}
            title={formatList(
              lng,
              languages.map((code) => languageIn(lng, code)),
            )}
          >
            {languages.join(' ')}
          </abbr>
        )}
        <span className={css.count}>{t('board.countOf', { count: divers.length, most })}</span>
        <IconButton
          className={css.tool}
          label={t('board.removeGroup', { number })}
          onClick={() => make({ kind: 'remove_group', group: uuid, seen: divers.map(({ diver }) => diver) })}
        >
          <IconTrash aria-hidden="true" />
        </IconButton>
      </div>
      <Parties parties={parties} departure={departure} group={uuid} />
      <ConflictMarks conflicts={conflicts} />
    </DropArea>
  );
}
