'use client';
import { useDndContext } from '@dnd-kit/core';
import { IconBus, IconSailboat } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMisfitText } from '@/features/day-board/remedies/ui/use-misfit-text';
import type { BoardDepartureView, BoardView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import css from './band.module.css';
import { BoardBand } from './board-band';
import { useBoardContext } from './board-context';
import { DepartureCard } from './departure-card';
import type { Dragged } from './drag';
import { DropArea } from './drag-handle';
import { VehicleBands } from './vehicle-bands';

/** A band for each trip of a boat or van, after the departures that have none yet. */
export function BoardBands() {
  const { t } = useT('outings-admin');
  const { board } = useBoardContext();
  const firstTrip = (uuid: string) => board.outings.findIndex(({ vehicle }) => vehicle === uuid);
  const out = board.vehicles
    .filter(({ uuid }) => firstTrip(uuid) >= 0)
    .toSorted((one, other) => firstTrip(one.uuid) - firstTrip(other.uuid));
  const off = board.departures.filter(({ vehicle }) => vehicle === null);
  const unassigned = off.filter(({ transport }) => transport !== 'none');
  const onLand = off.filter(({ transport }) => transport === 'none');
  return (
    <div className={css.bands}>
      {unassigned.length > 0 && (
        <Unassigned>
          <OffBoat title={t('board.unassigned')} departures={unassigned} />
        </Unassigned>
      )}
      {out.map((vehicle) => (
        <VehicleBands key={vehicle.uuid} vehicle={vehicle} />
      ))}
      {onLand.length > 0 && <OffBoat title={t('board.onLand')} departures={onLand} />}
      <Idle vehicles={board.vehicles.filter(({ uuid }) => firstTrip(uuid) < 0)} hasUnassigned={unassigned.length > 0} />
    </div>
  );
}

function Unassigned({ children }: { children: ReactNode }) {
  const { t } = useT('outings-admin');
  const name = t('board.unassigned');
  return (
    <DropArea id="unassigned" target={{ takes: 'departure', vehicle: null, name }} label={name} className={css.vehicle}>
      {children}
    </DropArea>
  );
}

function OffBoat({ title, departures }: { title: string; departures: BoardDepartureView[] }) {
  const { t } = useT('outings-admin');
  const { board } = useBoardContext();
  const people = departures.reduce((sum, one) => sum + one.people, 0);
  const conflicts = board.conflicts.filter(({ at }) => departures.some(({ uuid }) => uuid === at.departure));
  const head = (
    <>
      <h2>{title}</h2>
      <span className={css.when}>{t('board.people', { count: people })}</span>
    </>
  );
  return (
    <BoardBand head={head} fold={title} conflicts={conflicts} departures={departures}>
      {departures.map((departure) => (
        <DepartureCard key={departure.uuid} departure={departure} time={null} />
      ))}
    </BoardBand>
  );
}

type IdleProps = { vehicles: BoardView['vehicles']; hasUnassigned: boolean };

/** The boats and vans with nobody on board share a line; a departure can be dropped on each. */
function Idle({ vehicles, hasUnassigned }: IdleProps) {
  const { t } = useT('outings-admin');
  const { active } = useDndContext();
  const isDeparture = (active?.data.current as Dragged | undefined)?.kind === 'departure';
  const offersNoBoat = isDeparture && !hasUnassigned;
  if (vehicles.length === 0 && !offersNoBoat) return null;
  return (
    <div className={css.idle}>
      <h2>{t('board.free')}</h2>
      {vehicles.map((vehicle) => (
        <IdleVehicle key={vehicle.uuid} vehicle={vehicle} />
      ))}
      {offersNoBoat && <Unassigned>{t('board.unassigned')}</Unassigned>}
    </div>
  );
}

function IdleVehicle({ vehicle }: { vehicle: BoardView['vehicles'][number] }) {
  const { t } = useT('outings-admin');
  const misfitText = useMisfitText();
  const { uuid, name, kind, seats, in_service, out_of_service: span } = vehicle;
  const Icon = kind === 'van' ? IconBus : IconSailboat;
  const why = span
    ? misfitText({ why: 'out_of_service', until: span.to, reason: span.reason })
    : t('board.outOfService');
  return (
    <DropArea
      id={`vehicle ${uuid}`}
      target={{ takes: 'departure', vehicle: uuid, name }}
      label={name}
      className={css.idleVehicle}
    >
      <Icon aria-hidden="true" /> <strong>{name}</strong>{' '}
      {in_service ? t('remedy.seats', { count: seats }) : <em>{why}</em>}
    </DropArea>
  );
}
