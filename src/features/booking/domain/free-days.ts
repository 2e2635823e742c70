import type { DayView } from '../../places/schema';

/** What a day is to so many divers; more exact than to everybody. */
export type DayFor = DayView['status'] | 'too_few';

export const dayFor = (day: DayView, divers: number): DayFor =>
  day.status === 'open' && day.places_left < divers ? 'too_few' : day.status;

/** The first day that has places for all of them. */
export const nextFree = (days: readonly DayView[], divers: number, after = ''): DayView | undefined =>
  days.find((day) => day.date > after && dayFor(day, divers) === 'open');
