import { vehicleSearch } from './assign-vehicles';
import { type Assignment, type Effort, type Load, leastFree, type Slots, take } from './boat-search';

/** Most people one departure can have, with its vehicle and everybody's vehicles in that case. */
export type Room = { people: number; vehicle: number | null; others: Assignment };

export const noRoom: Room = { people: 0, vehicle: null, others: new Map() };

/** Most seats that `assignment` leaves one departure on a single vehicle, beside everybody else. */
export function roomBeside(load: Load, others: readonly Load[], free: Slots, assignment: Assignment): Room {
  const slots = [...free];
  for (const other of others) {
    const vehicle = assignment.get(other.id);
    if (vehicle !== undefined) take(slots, other.parts, vehicle, other.people);
  }
  let best = noRoom;
  for (const vehicle of load.vehicles) {
    const people = leastFree(slots, load.parts, vehicle);
    if (people > best.people) best = { people, vehicle, others: assignment };
  }
  return best;
}

/** Searches for room for more than `found` people, trying the vehicles with the most seats first. */
export function mostRoom(load: Load, others: readonly Load[], free: Slots, found: Room, effort: Effort): Room {
  let best = found;
  let search: ReturnType<typeof vehicleSearch> | undefined;
  const seatsOn = (vehicle: number) => leastFree(free, load.parts, vehicle);
  for (const vehicle of load.vehicles.toSorted((a, b) => seatsOn(b) - seatsOn(a) || a - b)) {
    while (best.people < seatsOn(vehicle)) {
      const slots = [...free];
      take(slots, load.parts, vehicle, best.people + 1);
      search ??= vehicleSearch(others);
      const assignment = search(slots, effort);
      if (!assignment) break;
      best = roomBeside({ ...load, vehicles: [vehicle] }, others, free, assignment);
    }
  }
  return best;
}
