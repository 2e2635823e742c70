import { type ErrorKey, errorKey } from '@/shared/errors/error-key';
import { day, requiredOr, requiredText } from '@/shared/schema/fields';
import { isPossiblePhone } from '@/shared/schema/phone';
import { z } from '@/shared/schema/zod';
import { isoDate } from './age';

const LONGEST_PHONE = 25;

export const phone = requiredText(errorKey('required.phone'), LONGEST_PHONE).refine(
  (number) => isPossiblePhone(number),
  { error: errorKey('invalid.phone_number') },
);

/** Treats absent, null and blank values as no value. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());

export const date = (required: ErrorKey) => z.preprocess(isoDate, z.string(required).min(1, required).pipe(day));

export const choice = <const T extends readonly string[]>(options: T, required: ErrorKey) =>
  z.enum(options, requiredOr(required));

export const measure = (required: ErrorKey, { from, to }: { from: number; to: number }) =>
  z
    .int(requiredOr(required, errorKey('invalid.not_a_number')))
    .min(from, errorKey('invalid.too_small'))
    .max(to, errorKey('invalid.too_big'));
