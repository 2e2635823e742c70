import { assignVehicles } from './assign-vehicles';
import { searchSteps } from './boats';
import type { Day } from './day';
import { rivalsOf, transportOf } from './transport';

/**
 * The day after the staff changed a vehicle or let go of a departure: who can stay stays, who has no vehicle left and
 * finds no other has none. The search may be used again.
 */
export function reassignVehicles(day: Day, steps = searchSteps): Day {
  const { free, loads, today } = transportOf(day);
  const assigned = new Map(today);
  const done = new Set<string>();
  for (const load of loads.values()) {
    if (done.has(load.id)) continue;
    const everybody = [load, ...rivalsOf(load, loads.values())];
    for (const { id } of everybody) done.add(id);
    for (const [id, vehicle] of assignVehicles(everybody, free, { steps }, today) ?? []) assigned.set(id, vehicle);
  }
  const departures = day.departures.map((departure) => {
    if (departure.isFixed || !loads.has(departure.id)) return departure;
    const vehicle = day.vehicles[assigned.get(departure.id) ?? -1]?.id ?? null;
    return { ...departure, vehicle };
  });
  return { ...day, departures, searchedBelow: null };
}
