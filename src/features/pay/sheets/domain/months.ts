import { type Day, dayAt } from '@/shared/time/days';
import { firstOf, lastOf, type Month, monthOf } from '@/shared/time/month';

/** Days in the shop's calendar, both inclusive; empty if `from` is after `to`. */
export type Span = { from: Day; to: Day };

/** Earlier than any recorded work. */
export const FIRST_DAY: Day = '2000-01-01';

export const monthAt = (now: Date): Month => monthOf(dayAt(now));

export const isMonthOver = (month: Month, now: Date): boolean => lastOf(month) < dayAt(now);

export const spanOfMonth = (month: Month): Span => ({ from: firstOf(month), to: lastOf(month) });
