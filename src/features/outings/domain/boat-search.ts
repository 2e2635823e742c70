import { parts } from './parts';

/** People of one departure, who travel together; parts and vehicles by number. */
export type Load = { id: string; people: number; parts: readonly number[]; vehicles: readonly number[] };

/** Free seats by vehicle and part; see `slotOf`. */
export type Slots = number[];

export const slotOf = (vehicle: number, part: number): number => vehicle * parts.length + part;

/** Remaining search steps of a day; at zero, a search finds nothing. */
export type Effort = { steps: number };

/** Vehicles by departure id. */
export type Assignment = ReadonlyMap<string, number>;

export function fits(slots: Slots, { people, parts: taken }: Load, vehicle: number): boolean {
  return leastFree(slots, taken, vehicle) >= people;
}

export function take(slots: Slots, taken: readonly number[], vehicle: number, people: number): void {
  for (const part of taken) {
    const slot = slotOf(vehicle, part);
    slots[slot] = (slots[slot] ?? 0) - people;
  }
}

/** Fewest free seats of a vehicle in any of the parts. */
export function leastFree(slots: Slots, taken: readonly number[], vehicle: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const part of taken) least = Math.min(least, slots[slotOf(vehicle, part)] ?? 0);
  return least;
}
