'use client';
import { IconTrash } from '@tabler/icons-react';
import type { BoardDepartureView, BoardGroupView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { IconButton } from '@/ui/action/button';
import css from './board.module.css';
import { useBoardContext } from './board-context';
import { ConflictMarks } from './conflict-marks';
import { CrewSelect } from './crew-select';
import { DiverChip } from './diver-chip';
import { DropArea } from './drag-handle';

type Props = { group: BoardGroupView; number: number; departure: BoardDepartureView };

export function GroupCard({ group, number, departure }: Props) {
  const { t } = useT('outings-admin');
  const { board, make } = useBoardContext();
  const { uuid, leader, divers } = group;
  const conflicts = board.conflicts.filter(({ at }) => at.group === uuid);
  const leaders = board.crew.filter(
    (one) => one.uuid === leader || one.roles.some((role) => role === 'guide' || role === 'instructor'),
  );
  const leaderName = board.crew.find((one) => one.uuid === leader)?.name ?? t('board.nobody');
  const label = t('board.leader', { number, title: departure.title });
  return (
    <DropArea
      id={`group ${uuid}`}
      target={{ takes: 'diver', departure: departure.uuid, group: uuid, leader, name: label }}
      label={t('board.group', { number, leader: leaderName })}
      className={css.group}
    >
      <div className={css.row}>
        <CrewSelect
          label={label}
          crew={leaders}
          value={leader}
          onChoose={(chosen) => make({ kind: 'set_leader', group: uuid, leader: chosen, seen: leader })}
        />
        <IconButton
          label={t('board.removeGroup', { number })}
          onClick={() => make({ kind: 'remove_group', group: uuid, seen: divers.map(({ diver }) => diver) })}
        >
          <IconTrash aria-hidden="true" />
        </IconButton>
      </div>
      {divers.map((diver) => (
        <DiverChip key={`${diver.item} ${diver.diver}`} diver={diver} departure={departure} group={uuid} />
      ))}
      <ConflictMarks conflicts={conflicts} />
    </DropArea>
  );
}
