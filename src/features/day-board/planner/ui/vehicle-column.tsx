'use client';
import { IconBus, IconSailboat } from '@tabler/icons-react';
import { useMisfitText } from '@/features/day-board/remedies/ui/use-misfit-text';
import type { BoardOutingView, BoardView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { clockTime } from '@/shared/time/clock-times';
import css from './board.module.css';
import { useBoardContext } from './board-context';
import { ConflictMarks } from './conflict-marks';
import { CrewSelect } from './crew-select';
import { DepartureCard } from './departure-card';
import { DropArea } from './drag-handle';

/** A boat or van with what it carries on the day, part by part. */
export function VehicleColumn({ vehicle }: { vehicle: BoardView['vehicles'][number] }) {
  const { t } = useT('outings-admin');
  const { board } = useBoardContext();
  const misfitText = useMisfitText();
  const { uuid, name, kind, seats, in_service, out_of_service } = vehicle;
  const Icon = kind === 'van' ? IconBus : IconSailboat;
  const outings = board.outings.filter((outing) => outing.vehicle === uuid);
  return (
    <DropArea
      id={`vehicle ${uuid}`}
      target={{ takes: 'departure', vehicle: uuid, name }}
      label={name}
      className={css.column}
    >
      <h3>
        <Icon aria-hidden="true" /> {name}
      </h3>
      {!in_service && (
        <p className={css.warning}>
          {out_of_service
            ? misfitText({ why: 'out_of_service', until: out_of_service.to, reason: out_of_service.reason })
            : t('board.outOfService')}
        </p>
      )}
      {outings.length === 0 && (
        <p className={css.soft}>
          {t('board.free')} · {t('board.seats', { used: 0, seats })}
        </p>
      )}
      {outings.map((outing) => (
        <Outing key={outing.part} outing={outing} />
      ))}
    </DropArea>
  );
}

function Outing({ outing }: { outing: BoardOutingView }) {
  const { t, lng } = useT('outings-admin');
  const { board, make } = useBoardContext();
  const { vehicle, name, kind, part, parts, time, captain, seats, used } = outing;
  const role = kind === 'van' ? 'driver' : 'captain';
  const crew = board.crew.filter((one) => one.uuid === captain || one.roles.includes(role));
  const conflicts = board.conflicts.filter(({ at }) => at.outing?.vehicle === vehicle && at.outing.part === part);
  const label = t(`board.${role}`, { name });
  return (
    <div className={css.outing}>
      <DropArea id={`captain ${vehicle} ${part}`} target={{ takes: 'member', vehicle, part, captain, name: label }}>
        <p className={css.row}>
          <strong>{time && clockTime(lng, time)}</strong>
          <span>{t(`dayPart.${parts.join('_')}` as 'dayPart.morning')}</span>
          <span className={used > seats ? css.warning : undefined}>{t('board.seats', { used, seats })}</span>
        </p>
        <CrewSelect
          label={label}
          crew={crew}
          value={captain}
          onChoose={(chosen) => make({ kind: 'set_captain', vehicle, part, captain: chosen, seen: captain })}
        />
      </DropArea>
      <ConflictMarks conflicts={conflicts.filter(({ at }) => !at.departure)} />
      {board.departures
        .filter(({ uuid }) => outing.departures.includes(uuid))
        .map((departure) => (
          <DepartureCard key={departure.uuid} departure={departure} />
        ))}
    </div>
  );
}
