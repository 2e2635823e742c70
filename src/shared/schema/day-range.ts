import { errorKey } from '@/shared/errors/error-key';
import { z } from '@/shared/schema/zod';
import { daysBetween } from '@/shared/time/days';
import { MAX_DAYS } from '@/shared/time/horizon';

type Range = { from: string; to: string };

/** Both days are included. Spread it into an input, then refine that input with the two checks below. */
export const dayRange = { from: z.iso.date(), to: z.iso.date() };
export const isForwards = ({ from, to }: Range) => from <= to;
export const notForwards = { path: ['to'], error: errorKey('invalid.day_range') };

export const isWithin =
  (days: number) =>
  ({ from, to }: Range) =>
    daysBetween(from, to) < days;
export const rangeLengthError = (days: number) => ({
  path: ['to'],
  error: errorKey('invalid.range_too_long'),
  params: { maximum: days },
});
export const isShortRange = isWithin(MAX_DAYS);
export const tooManyDays = rangeLengthError(MAX_DAYS);
