import type { DayView } from '@/features/availability/schema';

/** What a day is to so many divers; more exact than to everybody. */
export type DayFor = DayView['status'] | 'too_few';

export function dayFor(day: DayView, divers: number, byStaff = false): DayFor {
  // The cut-off is for customers: the shop knows what it can still arrange.
  const status = byStaff && day.status === 'cut_off' ? 'open' : day.status;
  return status === 'open' && day.places_left < divers ? 'too_few' : status;
}

/** The first day that has places for all of them. */
export const nextFree = (days: readonly DayView[], divers: number, after = ''): DayView | undefined =>
  days.find((day) => day.date > after && dayFor(day, divers) === 'open');
