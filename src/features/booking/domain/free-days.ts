import { firstTimeFor } from '@/features/availability/domain/first-time';
import type { DayView } from '@/features/availability/schema';
import type { ClockTime } from '@/shared/time/clock-times';

/** The status of a day, or of one of its departures, for a given number of divers. */
export type DayFor = DayView['status'] | 'too_few';

export function dayFor(day: Pick<DayView, 'status' | 'places_left'>, divers: number, byStaff = false): DayFor {
  // The cut-off is for customers only: the shop knows what it can still arrange.
  const status = byStaff && day.status === 'cut_off' ? 'open' : day.status;
  return status === 'open' && day.places_left < divers ? 'too_few' : status;
}

/** The first day with seats for all divers. */
export const nextFree = <Day extends Omit<DayView, 'times'>>(
  days: readonly Day[],
  divers: number,
  after = '',
): Day | undefined => days.find((day) => day.date > after && dayFor(day, divers) === 'open');

const forGuests = ['open'];
const forStaff = ['open', 'cut_off'];

/** The initially chosen departure; null on a day without a choice. */
export const timeFor = (day: DayView | undefined, divers: number, byStaff = false): ClockTime | null =>
  firstTimeFor(day, divers, byStaff ? forStaff : forGuests);

/** True when the chosen departure has room; without a choice, the server takes the first with room. */
export const hasTime = (day: DayView, time: string, divers: number, byStaff = false): boolean =>
  time === '' || day.times.some((one) => one.time === time && dayFor(one, divers, byStaff) === 'open');
