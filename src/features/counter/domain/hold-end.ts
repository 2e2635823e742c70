import { isClockTime } from '@/shared/time/clock-times';
import { type Day, dayAt, isDay, momentOf, plusDays } from '@/shared/time/days';

/** Named ends of a hold; any other is a day and time in the shop's time, `2026-12-01T18:30`. */
export const holdEnds = ['tonight', 'tomorrow', 'day'] as const;

const SEPARATOR = 'T';

export const holdAt = (day: Day, time: string): string => `${day}${SEPARATOR}${time}`;

export function partsOfHold(choice: string): { day: string; time: string } | null {
  const at = choice.indexOf(SEPARATOR);
  return at === -1 ? null : { day: choice.slice(0, at), time: choice.slice(at + 1) };
}

/** End of the hold, no later than the first departure; null while day and time are incompletely typed. */
export function holdEnd(choice: string, departs: Date | undefined, now: Date): Date | null {
  const today = dayAt(now);
  if (choice === 'day') return departs ?? null;
  const typed = partsOfHold(choice);
  if (typed) return isDay(typed.day) && isClockTime(typed.time) ? momentOf(typed.day, typed.time) : null;
  const at = choice === 'tonight' ? momentOf(today, '23:00') : momentOf(plusDays(today, 1), '20:00');
  return departs && at > departs ? departs : at;
}
