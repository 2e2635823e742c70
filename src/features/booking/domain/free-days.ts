import type { DayView } from '@/features/availability/schema';

/** The status of a day for a given number of divers. */
export type DayFor = DayView['status'] | 'too_few';

export function dayFor(day: DayView, divers: number, byStaff = false): DayFor {
  // The cut-off is for customers: the shop knows what it can still arrange.
  const status = byStaff && day.status === 'cut_off' ? 'open' : day.status;
  return status === 'open' && day.places_left < divers ? 'too_few' : status;
}

/** The first day with seats for all of them. */
export const nextFree = (days: readonly DayView[], divers: number, after = ''): DayView | undefined =>
  days.find((day) => day.date > after && dayFor(day, divers) === 'open');
