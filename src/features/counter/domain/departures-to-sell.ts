import type { DayView, TimeView } from '@/features/availability/schema';
import { type DayFor, dayFor } from '@/features/booking/domain/free-days';
import type { ClockTime } from '@/shared/time/clock-times';
import { type Day, isDay, momentOf, startOf } from '@/shared/time/days';

type Party = { people: number; now: Date };
type DayOfTimes = { date: Day; times: readonly TimeView[] };

/** Ignores the cut-off, which is for customers only, but returns 'gone' for a boat that has left. */
export function roomAtCounter(date: Day, departure: TimeView, { people, now }: Party): DayFor | 'gone' {
  return momentOf(date, departure.time) <= now ? 'gone' : dayFor(departure, people, true);
}

const isOpen = (date: Day, party: Party) => (departure: TimeView) => roomAtCounter(date, departure, party) === 'open';

/** The first day on which the party can still join, today included. */
export const firstDayToSell = (days: readonly DayView[], party: Party): Day | undefined =>
  days.find(({ date, times }) => times.some(isOpen(date, party)))?.date;

/** The chosen departure, else the first that can be sold, else the first; undefined on a day without a choice. */
export function timeToSell({ date, times }: DayOfTimes, party: Party, chosen: ClockTime | null): ClockTime | undefined {
  if (times.length < 2) return undefined;
  return (times.find(({ time }) => time === chosen) ?? times.find(isOpen(date, party)) ?? times[0])?.time;
}

/** The departure time, as far as known; null while the day is incompletely typed. */
export function departureOf(date: string, time: string | undefined): Date | null {
  if (!isDay(date)) return null;
  return time === undefined ? startOf(date) : momentOf(date, time);
}
