import { type Assignment, type Load, type Slots, take } from './boat-search';
import { canCarry, type Day, type Departure } from './day';
import { partNumbers, parts } from './parts';

/** What the search of a day is about, with vehicles and parts by number. */
export type Transport = {
  /** Free seats beside the departures that are fixed to their vehicle. */
  free: Slots;
  /** The departures with guests that may change their vehicle, by id. */
  loads: ReadonlyMap<string, Load>;
  /** Where they are today, as far as they can be there. */
  today: Assignment;
  loadOf: (departure: Departure) => Load;
  /** Free seats beside all fixed departures but this one. */
  freeFor: (departure: Departure) => Slots;
};

export const isCarried = ({ needs }: Departure): boolean => needs.transport !== 'none';

export function transportOf({ vehicles, departures }: Day): Transport {
  const numberOf = new Map(vehicles.map(({ id }, number) => [id, number]));
  const loadOf = ({ id, needs, people, vehicle, isFixed }: Departure): Load => ({
    id,
    people,
    parts: partNumbers(needs.parts),
    vehicles: vehicles.flatMap((one, number) =>
      canCarry(one, needs) && (!isFixed || one.id === vehicle) ? [number] : [],
    ),
  });
  const free = vehicles.flatMap(({ seats, inService }) => parts.map(() => (inService ? seats : 0)));
  const loads = new Map<string, Load>();
  const today = new Map<string, number>();
  for (const departure of departures.filter((one) => isCarried(one) && one.people > 0)) {
    const load = loadOf(departure);
    const vehicle = departure.vehicle === null ? undefined : numberOf.get(departure.vehicle);
    if (!departure.isFixed) loads.set(load.id, load);
    if (vehicle === undefined) continue;
    if (departure.isFixed) take(free, load.parts, vehicle, load.people);
    else if (load.vehicles.includes(vehicle)) today.set(load.id, vehicle);
  }
  const freeFor = (departure: Departure): Slots => {
    const slots = [...free];
    const vehicle = departure.vehicle === null ? undefined : numberOf.get(departure.vehicle);
    if (departure.isFixed && vehicle !== undefined)
      take(slots, partNumbers(departure.needs.parts), vehicle, -departure.people);
    return slots;
  };
  return { free, loads, today, loadOf, freeFor };
}
