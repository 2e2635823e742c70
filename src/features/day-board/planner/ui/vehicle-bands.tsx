'use client';
import { IconBus, IconSailboat } from '@tabler/icons-react';
import type { BoardOutingView, BoardView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { capitalise } from '@/shared/locale/capitalise';
import { clockTime } from '@/shared/time/clock-times';
import { outingAnchor } from './anchors';
import css from './band.module.css';
import { BoardBand } from './board-band';
import { useBoardContext } from './board-context';
import { ConflictMarks } from './conflict-marks';
import { CrewSelect } from './crew-select';
import { DepartureCard, DepartureGroups, DepartureHead } from './departure-card';
import { DropArea } from './drag-handle';

/** A boat or van with a band for each of its trips on the day. */
export function VehicleBands({ vehicle: { uuid, name } }: { vehicle: BoardView['vehicles'][number] }) {
  const { board } = useBoardContext();
  return (
    <DropArea
      id={`vehicle ${uuid}`}
      target={{ takes: 'departure', vehicle: uuid, name }}
      label={name}
      className={css.vehicle}
    >
      {board.outings
        .filter(({ vehicle }) => vehicle === uuid)
        .map((outing) => (
          <Outing key={outing.part} outing={outing} />
        ))}
    </DropArea>
  );
}

function Outing({ outing }: { outing: BoardOutingView }) {
  const { t, lng } = useT('outings-admin');
  const { board } = useBoardContext();
  const { vehicle, name, kind, part, parts, time, seats, used } = outing;
  const Icon = kind === 'van' ? IconBus : IconSailboat;
  const departures = board.departures.filter(({ uuid }) => outing.departures.includes(uuid));
  const only = departures.length === 1 ? departures[0] : undefined;
  const own = board.conflicts.filter(({ at }) => at.outing?.vehicle === vehicle && at.outing.part === part);
  const conflicts = board.conflicts.filter(
    (one) => own.includes(one) || departures.some(({ uuid }) => uuid === one.at.departure),
  );
  const when = [time && clockTime(lng, time), t(`half.${parts.join('_')}` as 'half.morning')].filter(Boolean);
  const head = (
    <>
      <Icon aria-hidden="true" className={css.sign} />
      <h2>{name}</h2>
      <span className={css.when}>{when.join(' · ')}</span>
      <span className={css.seats} data-over={used > seats || undefined}>
        <Meter seats={seats} used={used} />
        {t('board.seats', { used, seats })}
      </span>
      <Captain outing={outing} />
      {only && <DepartureHead departure={only} time={time} />}
    </>
  );
  return (
    <BoardBand
      id={outingAnchor(outing)}
      head={head}
      label={only?.title}
      fold={[name, ...when].join(', ')}
      conflicts={conflicts}
      departures={departures}
    >
      <ConflictMarks conflicts={own.filter(({ at }) => !at.departure)} />
      {only ? (
        <DepartureGroups departure={only} />
      ) : (
        departures.map((departure) => <DepartureCard key={departure.uuid} departure={departure} time={time} />)
      )}
    </BoardBand>
  );
}

/** The most seats drawn one by one. */
const MOST_BLOCKS = 24;

function Meter({ seats, used }: { seats: number; used: number }) {
  if (seats > MOST_BLOCKS) return null;
  return (
    <span className={css.meter} aria-hidden="true">
      {Array.from({ length: seats }, (_, seat) => seat).map((seat) => (
        <i key={seat} data-taken={seat < used || undefined} />
      ))}
    </span>
  );
}

function Captain({ outing }: { outing: BoardOutingView }) {
  const { t, lng } = useT('outings-admin');
  const { t: words } = useT('crew-admin');
  const { board, make } = useBoardContext();
  const { vehicle, name, kind, part, captain } = outing;
  const role = kind === 'van' ? 'driver' : 'captain';
  const crew = board.crew.filter((one) => one.uuid === captain || one.roles.includes(role));
  const label = t(`board.${role}`, { name });
  return (
    <DropArea
      id={`captain ${vehicle} ${part}`}
      target={{ takes: 'member', vehicle, part, captain, name: label }}
      className={css.captain}
    >
      <span aria-hidden="true">{capitalise(lng, words(`roleInList.${role}`))}</span>
      <CrewSelect
        label={label}
        crew={crew}
        value={captain}
        onChoose={(chosen) => make({ kind: 'set_captain', vehicle, part, captain: chosen, seen: captain })}
      />
    </DropArea>
  );
}
