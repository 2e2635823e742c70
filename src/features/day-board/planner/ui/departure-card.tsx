'use client';
import { IconPinned, IconPlus } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { columnsOf, partiesOf } from '@/features/day-board/planner/domain/parties-of';
import type { BoardDepartureView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { clockTime } from '@/shared/time/clock-times';
import { IconButton } from '@/ui/action/button';
import { departureAnchor } from './anchors';
import { useBoardContext } from './board-context';
import { ConflictMarks } from './conflict-marks';
import css from './departure.module.css';
import { departureId } from './drag';
import { DragItem, DropArea } from './drag-handle';
import { GroupCard } from './group-card';
import { MoveMenu } from './move-menu';
import { Parties } from './parties';
import { useAboutVehicle } from './use-about-vehicle';

type Props = { departure: BoardDepartureView };

/** A departure beside others of its band, with a line of its own. */
export function DepartureCard({ departure, time }: Props & { time: string | null }) {
  return (
    <section
      className={css.departure}
      aria-label={departure.title}
      style={{ '--columns': columnsOf(departure) } as CSSProperties}
    >
      <DepartureHead departure={departure} time={time} people />
      <DepartureGroups departure={departure} />
    </section>
  );
}

type HeadProps = Props & {
  /** The time of the band, which is not repeated. */
  time: string | null;
  /** False where the seats of the band say it. */
  people?: boolean;
};

/** The handle, name and tools of a departure. */
export function DepartureHead({ departure, time: bandTime, people: withPeople }: HeadProps) {
  const { t, lng } = useT('outings-admin');
  const { board, make } = useBoardContext();
  const { uuid, title, time, people, vehicle, pinned, published } = departure;
  const guests = [...departure.groups.flatMap(({ divers }) => divers), ...departure.without_group].filter(
    ({ held_until }) => held_until === null,
  );
  const waiting = new Set(board.parties.flatMap(({ not_ready }) => not_ready.map(({ diver }) => diver)));
  const counted = { ready: guests.filter(({ diver }) => !waiting.has(diver)).length, total: guests.length };
  const aboutVehicle = useAboutVehicle(board);
  const moveTo = (to: string | null) => make({ kind: 'move_departure', departure: uuid, vehicle: to, seen: vehicle });
  const options = [
    ...board.vehicles.map((one) => ({
      key: one.uuid,
      label: one.name,
      about: aboutVehicle(one, departure),
      onChoose: () => moveTo(one.uuid),
    })),
    { key: 'none', label: t('board.unassigned'), onChoose: () => moveTo(null) },
  ].filter(({ key }) => key !== (vehicle ?? 'none'));
  const letGo = {
    key: 'let-go',
    label: t('board.unpin'),
    onChoose: () => make({ kind: 'release_departure', departure: uuid, seen: vehicle }),
  };
  return (
    <DragItem id={departureId(uuid)} dragged={{ kind: 'departure', uuid, vehicle, name: title }} className={css.head}>
      <h3>
        {time !== bandTime && `${clockTime(lng, time)} `}
        {title}
      </h3>
      <span className={css.people}>
        {[withPeople && t('board.people', { count: people }), guests.length > 0 && t('board.guestsReady', counted)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {pinned && <IconPinned role="img" aria-label={t('board.pinned')} />}
      {departure.led_by !== 'none' && (
        <IconButton
          className={css.tool}
          label={t('board.addGroup')}
          onClick={() => make({ kind: 'add_group', departure: uuid })}
        >
          <IconPlus aria-hidden="true" />
        </IconButton>
      )}
      <MoveMenu name={title} options={pinned || published ? [...options, letGo] : options} />
    </DragItem>
  );
}

/** The groups of a departure, and everybody who is in none. */
export function DepartureGroups({ departure }: Props) {
  const { t } = useT('outings-admin');
  const { board } = useBoardContext();
  const { uuid, groups, without_group } = departure;
  const parties = partiesOf(departure);
  const alone = parties.get(null) ?? [];
  return (
    <div id={departureAnchor(uuid)} className={css.inside}>
      <ConflictMarks conflicts={board.conflicts.filter(({ at }) => at.departure === uuid && !at.group)} />
      <div className={css.groups}>
        {groups.map((group, index) => (
          <GroupCard
            key={group.uuid}
            group={group}
            number={index + 1}
            departure={departure}
            parties={parties.get(group.uuid) ?? []}
          />
        ))}
        {alone.length > 0 && (
          <DropArea
            id={`without ${uuid}`}
            target={{ takes: 'diver', departure: uuid, group: null, leader: null, name: t('board.withoutGroup') }}
            className={css.alone}
          >
            {departure.led_by !== 'none' && without_group.length > 0 && <h4>{t('board.withoutGroup')}</h4>}
            <Parties parties={alone} departure={departure} group={null} />
          </DropArea>
        )}
      </div>
    </div>
  );
}
