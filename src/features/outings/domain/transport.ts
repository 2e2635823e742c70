import { type Assignment, type Load, type Slots, take } from './boat-search';
import { canCarry, type Day, type Departure, type Vehicle } from './day';
import { partNumbers, parts } from './parts';

/** Input for searching a day, with vehicles and parts by number. */
export type Transport = {
  /** Free seats after the departures that are fixed to their vehicle. */
  free: Slots;
  /** Departures with guests that may change their vehicle, by id. */
  loads: ReadonlyMap<string, Load>;
  /** Their current vehicles, if those are still possible. */
  today: Assignment;
  loadOf: (departure: Departure) => Load;
  /** Free seats after all fixed departures except this one. */
  freeFor: (departure: Departure) => Slots;
};

export const isCarried = ({ needs }: Departure): boolean => needs.transport !== 'none';

function makeLoad(all: readonly Vehicle[], { id, needs, people, vehicle, isFixed }: Departure): Load {
  const vehicles: number[] = [];
  all.forEach((one, number) => {
    if (canCarry(one, needs) && (!isFixed || one.id === vehicle)) vehicles.push(number);
  });
  return { id, people, parts: partNumbers(needs.parts), vehicles };
}

export function transportOf({ vehicles, departures }: Day): Transport {
  const numberOf = new Map(vehicles.map(({ id }, number) => [id, number]));
  const made = new Map<Departure, Load>();
  const loadOf = (departure: Departure): Load => {
    const load = made.get(departure) ?? makeLoad(vehicles, departure);
    made.set(departure, load);
    return load;
  };
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
    const vehicle = departure.vehicle === null ? undefined : numberOf.get(departure.vehicle);
    if (!departure.isFixed || vehicle === undefined) return free;
    const slots = [...free];
    take(slots, partNumbers(departure.needs.parts), vehicle, -departure.people);
    return slots;
  };
  return { free, loads, today, loadOf, freeFor };
}
