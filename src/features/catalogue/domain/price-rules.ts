import { errorKey } from '@/shared/errors/error-key';
import { writtenLine } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';

const MAX_SEASONS = 20;
const MAX_PEOPLE = 200;
const OLDEST_CHILD = 17;
const day = z.iso.date(errorKey('required.field'));
const reduction = z
  .int(errorKey('required.field'))
  .min(1, errorKey('invalid.too_small'))
  .max(100, errorKey('invalid.too_big'));

/** A season raises or lowers the price from its first to its last day, both inclusive. */
const season = z.strictObject({
  from: day,
  to: day,
  names: writtenLine,
  percent: z
    .int(errorKey('required.field'))
    .min(-90, errorKey('invalid.too_small'))
    .max(300, errorKey('invalid.too_big')),
});

/** Rules that change the price of a package; all in percent, so that they apply to every option. */
export const priceRules = z.strictObject({
  seasons: z.array(season).max(MAX_SEASONS).default([]),
  /** For groups of at least this many divers. */
  group: z
    .strictObject({
      from: z
        .int(errorKey('required.field'))
        .min(2, errorKey('invalid.too_small'))
        .max(MAX_PEOPLE, errorKey('invalid.too_big')),
      percent: reduction,
    })
    .nullable()
    .default(null),
  /** For each diver up to this age on the day. */
  child: z
    .strictObject({
      up_to_age: z
        .int(errorKey('required.field'))
        .min(1, errorKey('invalid.too_small'))
        .max(OLDEST_CHILD, errorKey('invalid.too_big')),
      percent: reduction,
    })
    .nullable()
    .default(null),
});
export type PriceRules = z.output<typeof priceRules>;

const overlap = (one: PriceRules['seasons'][number], other: PriceRules['seasons'][number]) =>
  one.from <= other.to && other.from <= one.to;

/** Refuses a season that ends before it begins or overlaps another. */
export const writtenPriceRules = priceRules.superRefine(({ seasons }, context) => {
  for (const [at, one] of seasons.entries()) {
    const isBackwards = one.to < one.from;
    if (isBackwards || seasons.slice(0, at).some((other) => overlap(one, other)))
      context.addIssue({
        code: 'custom',
        path: ['seasons', at, isBackwards ? 'to' : 'from'],
        message: errorKey(isBackwards ? 'invalid.field' : 'invalid.season_overlap'),
      });
  }
});
