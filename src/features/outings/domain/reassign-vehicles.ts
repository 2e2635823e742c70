import { assignVehicles } from './assign-vehicles';
import { type Assignment, fits, type Load, leastFree, type Slots, take } from './boat-search';
import { searchSteps } from './boats';
import type { Day } from './day';
import { rivalsAmong } from './rivals';
import { transportOf } from './transport';

/** If not everybody fits, keeps everybody in place and gives a vehicle to as many as possible of those without. */
function assignSome(loads: readonly Load[], free: Slots, today: Assignment): Assignment {
  const slots = [...free];
  const assigned = new Map<string, number>();
  const put = (load: Load, vehicle: number) => {
    take(slots, load.parts, vehicle, load.people);
    assigned.set(load.id, vehicle);
  };
  for (const load of loads) {
    const vehicle = today.get(load.id);
    if (vehicle !== undefined) put(load, vehicle);
  }
  const waiting = loads.filter(({ id }) => !assigned.has(id));
  for (const load of waiting.sort((a, b) => b.people - a.people || (a.id < b.id ? -1 : 1))) {
    const room = (vehicle: number) => leastFree(slots, load.parts, vehicle);
    const [tightest] = load.vehicles
      .filter((vehicle) => fits(slots, load, vehicle))
      .sort((a, b) => room(a) - room(b) || a - b);
    if (tightest !== undefined) put(load, tightest);
  }
  return assigned;
}

/**
 * Reassigns a day after staff changed a vehicle or unpinned a departure: departures keep their vehicle if possible, and
 * have none if no vehicle fits. Allows searching again.
 */
export function reassignVehicles(day: Day, steps = searchSteps): Day {
  const { free, loads, today } = transportOf(day);
  const rivalsOf = rivalsAmong(loads.values());
  const assigned = new Map<string, number>();
  const done = new Set<string>();
  for (const load of loads.values()) {
    if (done.has(load.id)) continue;
    const everybody = rivalsOf(load).loads;
    for (const { id } of everybody) done.add(id);
    const found = assignVehicles(everybody, free, { steps }, today) ?? assignSome(everybody, free, today);
    for (const [id, vehicle] of found) assigned.set(id, vehicle);
  }
  const departures = day.departures.map((departure) => {
    if (departure.isFixed || !loads.has(departure.id)) return departure;
    const vehicle = day.vehicles[assigned.get(departure.id) ?? -1]?.id ?? null;
    return { ...departure, vehicle };
  });
  return { ...day, departures, searchedBelow: null };
}
