import { parts } from '@/features/outings/domain/parts';
import { type BoardDay, type BoardDeparture, type BoardVehicle, isCarried, outingOf, outingsOf } from './board-day';
import type { Conflict } from './conflict';

/** The part in which a boat is most over its seats, reported once per boat. */
function overSeats({ departures }: BoardDay, { id, name, seats }: BoardVehicle): Conflict[] {
  const fullest = parts
    .map((part) => ({
      part,
      people: departures
        .filter(({ vehicle, needs }) => vehicle === id && needs.parts.includes(part))
        .reduce((sum, { people }) => sum + people, 0),
    }))
    .reduce((most, one) => (one.people > most.people ? one : most));
  if (fullest.people <= seats) return [];
  const on = departures.filter(({ vehicle, needs }) => vehicle === id && needs.parts.includes(fullest.part));
  const outings = on.flatMap((departure) => outingOf(departure) ?? []);
  const [outing] = outings.sort((one, other) => parts.indexOf(one.part) - parts.indexOf(other.part));
  return [
    { kind: 'over_seats', at: outing ? { outing } : {}, params: { vehicle: name, seats, people: fullest.people } },
  ];
}

function onVehicle(departure: BoardDeparture, vehicle: BoardVehicle): Conflict[] {
  const { needs, id, title } = departure;
  const outing = outingOf(departure);
  const at = { ...(outing && { outing }), departure: id };
  const missing = needs.areas.filter((area) => !vehicle.areas.includes(area));
  return [
    ...(needs.transport === vehicle.kind || needs.transport === 'none'
      ? []
      : [{ kind: 'wrong_vehicle' as const, at, params: { title, vehicle: vehicle.name } }]),
    ...(missing.length === 0
      ? []
      : [{ kind: 'wrong_area' as const, at, params: { title, vehicle: vehicle.name, areas: missing.join(',') } }]),
  ];
}

/** The conflicts of boats and vans: too few seats, out of service, wrong areas, no captain or driver. */
export function vehicleConflicts(day: BoardDay): Conflict[] {
  const vehicleOf = new Map(day.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const ofDepartures = day.departures.filter(isCarried).flatMap((departure): Conflict[] => {
    const vehicle = departure.vehicle === null ? undefined : vehicleOf.get(departure.vehicle);
    if (vehicle) return onVehicle(departure, vehicle);
    const { id, title, people } = departure;
    return [{ kind: 'without_vehicle', at: { departure: id }, params: { title, people } }];
  });
  const ofOutings = outingsOf(day).flatMap(({ vehicle: id, part, captain }): Conflict[] => {
    const vehicle = vehicleOf.get(id);
    if (!vehicle) return [];
    const at = { outing: { vehicle: id, part } };
    const kind = vehicle.kind === 'van' ? 'no_driver' : 'no_captain';
    return [
      ...(vehicle.inService ? [] : [{ kind: 'out_of_service' as const, at, params: { vehicle: vehicle.name } }]),
      ...(captain === null ? [{ kind, at, params: { vehicle: vehicle.name, part } } as const] : []),
    ];
  });
  return [...ofOutings, ...day.vehicles.flatMap((vehicle) => overSeats(day, vehicle)), ...ofDepartures];
}
