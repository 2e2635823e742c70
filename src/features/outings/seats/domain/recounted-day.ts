import type { Day as DayState } from '@/features/outings/domain/day';
import { reassignVehicles } from '@/features/outings/domain/reassign-vehicles';
import { dayOf, type StoredDay, type StoredDays } from './day-of';

/** Recounts a stored day with the current boats, crew and needs; departures stay on their boat if they can. */
export function recountedDay(stored: StoredDays, day: StoredDay): { before: DayState; after: DayState } {
  const before = dayOf(stored, [], day);
  return { before, after: before.countsVehicles ? reassignVehicles(before) : before };
}
