import { type Assignment, type Effort, fits, type Load, leastFree, type Slots, take } from './boat-search';
import { demandsOf, mayBeMet } from './demand';
import { searchStates } from './search-states';

/** Sorts departures that keep their boat first, so that the latest ones change; then by size, largest first. */
function inOrder(loads: readonly Load[], prefer: Assignment): Load[] {
  const later = (load: Load) => (prefer.size > 0 && !prefer.has(load.id) ? 1 : 0);
  return [...loads].sort((a, b) => later(a) - later(b) || b.people - a.people || (a.id < b.id ? -1 : 1));
}

/** Prepares a search that can be repeated for the same departures with other free seats. */
export function vehicleSearch(loads: readonly Load[], prefer: Assignment = new Map()) {
  const ordered = inOrder(loads, prefer);
  const demands = demandsOf(ordered);
  let made: ReturnType<typeof searchStates> | undefined;
  /** Created on demand, since most searches succeed without backtracking. */
  const states = () => {
    made ??= searchStates(ordered);
    return made;
  };

  return (free: Slots, effort: Effort): Assignment | null => {
    const slots = [...free];
    const chosen = new Map<string, number>();
    const failed = new Set<string>();

    const choicesFor = (load: Load): number[] => {
      const rank = (vehicle: number) => (prefer.get(load.id) === vehicle ? -1 : leastFree(slots, load.parts, vehicle));
      return load.vehicles.filter((vehicle) => fits(slots, load, vehicle)).sort((a, b) => rank(a) - rank(b) || a - b);
    };
    const assignFrom = (index: number): boolean => {
      const load = ordered[index];
      if (!load) return true;
      if (!demands.every((demand) => mayBeMet(demand, index, slots))) return false;
      if (failed.size > 0 && failed.has(states().ofAll(slots, index))) return false;
      const tried: number[] = [];
      for (const vehicle of choicesFor(load)) {
        const stateOf = (one: number) => states().ofVehicle(slots, one, index);
        if (tried.some((other) => stateOf(other) === stateOf(vehicle))) continue;
        tried.push(vehicle);
        if (effort.steps <= 0) return false;
        effort.steps -= 1;
        take(slots, load.parts, vehicle, load.people);
        chosen.set(load.id, vehicle);
        if (assignFrom(index + 1)) return true;
        take(slots, load.parts, vehicle, -load.people);
      }
      failed.add(states().ofAll(slots, index));
      return false;
    };
    return assignFrom(0) ? chosen : null;
  };
}

/**
 * Puts each departure on one vehicle without exceeding its seats in any part; null if there is no way or the effort is
 * spent. Depends only on its arguments.
 */
export const assignVehicles = (loads: readonly Load[], free: Slots, effort: Effort, prefer?: Assignment) =>
  vehicleSearch(loads, prefer)(free, effort);
