import { type Assignment, type Effort, fits, type Load, leastFree, type Slots, slotOf, take } from './boat-search';
import { demandsOf, mayBeMet } from './demand';
import { parts } from './parts';

const allParts = parts.map((_, number) => number);

/** Those that keep a boat they have come first, so that what changes is what came last; then the largest first. */
function inOrder(loads: readonly Load[], prefer: Assignment): Load[] {
  const later = (load: Load) => (prefer.size > 0 && !prefer.has(load.id) ? 1 : 0);
  return [...loads].sort((a, b) => later(a) - later(b) || b.people - a.people || (a.id < b.id ? -1 : 1));
}

/** Vehicles with the same number can carry the same departures. */
function vehicleKinds(loads: readonly Load[]): Map<number, number> {
  const carried = new Map<number, string>();
  for (const load of loads)
    for (const vehicle of load.vehicles) carried.set(vehicle, `${carried.get(vehicle) ?? ''}${load.id}\n`);
  const kinds = [...new Set(carried.values())];
  return new Map([...carried].map(([vehicle, ids]) => [vehicle, kinds.indexOf(ids)]));
}

/**
 * Puts each departure on one vehicle, none over its seats in any part, or answers null: there is no way, or the effort
 * is spent. The answer depends on nothing but the arguments.
 */
export function assignVehicles(
  loads: readonly Load[],
  free: Slots,
  effort: Effort,
  prefer: Assignment = new Map(),
): Assignment | null {
  const ordered = inOrder(loads, prefer);
  const slots = [...free];
  const kinds = [...vehicleKinds(ordered)];
  const kindOf = new Map(kinds);
  const lastIn = allParts.map((part) => ordered.findLastIndex((load) => load.parts.includes(part)));
  const demands = demandsOf(ordered);
  const chosen = new Map<string, number>();
  const failed = new Set<string>();

  const stateOf = (vehicle: number, index: number): string => {
    const seats = allParts.map((part) => (index <= (lastIn[part] ?? -1) ? slots[slotOf(vehicle, part)] : 0));
    return `${kindOf.get(vehicle)}:${seats}`;
  };
  const choicesFor = (load: Load): number[] => {
    const rank = (vehicle: number) => (prefer.get(load.id) === vehicle ? -1 : leastFree(slots, load.parts, vehicle));
    return load.vehicles.filter((vehicle) => fits(slots, load, vehicle)).sort((a, b) => rank(a) - rank(b) || a - b);
  };

  const assignFrom = (index: number): boolean => {
    const load = ordered[index];
    if (!load) return true;
    if (!demands.every((demand) => mayBeMet(demand, index, slots))) return false;
    const state = `${index}|${kinds.map(([vehicle]) => stateOf(vehicle, index)).sort()}`;
    if (failed.has(state)) return false;
    const tried = new Set<string>();
    for (const vehicle of choicesFor(load)) {
      const equal = stateOf(vehicle, index);
      if (tried.has(equal)) continue;
      tried.add(equal);
      if (effort.steps <= 0) return false;
      effort.steps -= 1;
      take(slots, load.parts, vehicle, load.people);
      chosen.set(load.id, vehicle);
      if (assignFrom(index + 1)) return true;
      take(slots, load.parts, vehicle, -load.people);
    }
    failed.add(state);
    return false;
  };
  return assignFrom(0) ? chosen : null;
}
