import {
  type BoardDay,
  type BoardDeparture,
  type BoardVehicle,
  isCarried,
} from '@/features/day-board/domain/board-day';
import { type Misfit, misfitsOf } from '@/features/outings/domain/misfits';

/** A departure without a boat or van, and why each vehicle does not fit. */
export type VehicleLacking = { departure: BoardDeparture; vehicles: { vehicle: BoardVehicle; misfits: Misfit[] }[] };

function misfitsOn({ departures }: BoardDay, { id, needs, people }: BoardDeparture, vehicle: BoardVehicle): Misfit[] {
  const aboard = departures
    .filter((one) => one.vehicle === vehicle.id && one.id !== id)
    .map((one) => ({ people: one.people, parts: one.needs.parts }));
  return misfitsOf(vehicle, { ...needs, people }, aboard);
}

export const vehiclesLacking = (planned: BoardDay): VehicleLacking[] =>
  planned.departures
    .filter((departure) => isCarried(departure) && departure.vehicle === null)
    .map((departure) => ({
      departure,
      vehicles: planned.vehicles
        .filter(({ kind }) => kind === departure.needs.transport)
        .map((vehicle) => ({ vehicle, misfits: misfitsOn(planned, departure, vehicle) })),
    }));
