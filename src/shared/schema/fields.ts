import type { ErrorKey } from '@/shared/errors/error-key';
import { errorKey } from '@/shared/errors/error-key';
import { isDay } from '@/shared/time/days';
import { z } from './zod';

/** Distinguishes a missing from an invalid choice or count, with a message for each. */
export const requiredOr = (required: ErrorKey, wrong: ErrorKey = errorKey('invalid.field')) => ({
  error: ({ input }: { input?: unknown }): ErrorKey =>
    input === undefined || input === null || input === '' ? required : wrong,
});

/** Required text; the same message whether it is absent, blank or of another type. */
export const requiredText = (required: ErrorKey, longest = 200) =>
  z.string(required).trim().min(1, required).max(longest, errorKey('invalid.too_long'));

/** Optional text; blank means none. */
export const textUpTo = (longest: number) => z.string().trim().max(longest, errorKey('invalid.too_long'));

export const email = requiredText(errorKey('required.email'), 254)
  .toLowerCase()
  .pipe(z.email(errorKey('invalid.email')));

const WRITTEN_DATE = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})$/;

/** Tells a date that does not exist from text that is not a date. */
const wrongDate = {
  error: ({ input }: { input?: unknown }): ErrorKey =>
    typeof input === 'string' && WRITTEN_DATE.test(input.trim())
      ? errorKey('invalid.no_such_date')
      : errorKey('invalid.date'),
};

/** A day as YYYY-MM-DD. */
export const day = z.iso.date(wrongDate);

/** The text of a date field; empty means no date. */
export const typedDay = z.string().refine((text) => text === '' || isDay(text), wrongDate);

/** Names and single-line texts reject control characters, because they end up in mail headers and lists. */
export const personName = (required: ErrorKey) =>
  requiredText(required, 100).regex(/^[^\p{Cc}]*$/u, errorKey('invalid.field'));
