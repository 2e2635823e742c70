import type { Day as DayState } from '@/features/outings/domain/day';
import { reassignVehicles } from '@/features/outings/domain/reassign-vehicles';
import { dayOf, type StoredDay, type StoredDays } from './day-of';

/** A stored day, and what it is by the boats, crew and needs of now: who can stay on a boat stays. */
export function recountedDay(stored: StoredDays, day: StoredDay): { before: DayState; after: DayState } {
  const before = dayOf(stored, [], day);
  return { before, after: before.countsVehicles ? reassignVehicles(before) : before };
}
