import { parts } from '@/features/outings/domain/parts';
import { datedAmount } from '@/features/pay/rates/schema';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { z } from '@/shared/schema/zod';

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2199-12-31';
const rupiah = z.int();

const reportDay = z.iso.date().refine((date) => FIRST_DAY <= date && date <= LAST_DAY, errorKey('invalid.field'));

/** Groups by which margins are summed. */
export const marginSteps = ['outing', 'day', 'month', 'boat'] as const;
export type MarginStep = (typeof marginSteps)[number];

/** Both days are inclusive; the default is the current month until today. */
export const marginsInput = z
  .strictObject({
    ...pageFields,
    from: reportDay.optional(),
    to: reportDay.optional(),
    by: z.enum(marginSteps).default('outing'),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: errorKey('invalid.day_range') });
export type MarginsInput = z.output<typeof marginsInput>;

/** `sold` minus the costs that follow is the margin. */
const figures = z.object({
  outings: z.int(),
  people: z.int(),
  sold: rupiah,
  boat: rupiah,
  fuel: rupiah,
  crew: rupiah,
  fees: rupiah,
  lunch: rupiah,
  margin: rupiah,
});
export type Figures = z.infer<typeof figures>;

/** Null where the usual cost applies. */
const ownCosts = z.object({ boat: datedAmount, fuel: datedAmount, fees: datedAmount, lunch: datedAmount });
export type OwnCosts = z.infer<typeof ownCosts>;

/** An outing of a boat or van, or of a departure without one when `departure` is set. */
const outing = z.object({
  part: z.enum(parts).nullable(),
  departure: z.uuid().nullable(),
  /** Titles of the activities. */
  what: z.string(),
  /** False until the day's plan is published, because no work counts before. */
  published: z.boolean(),
  own: ownCosts,
});

export const marginRow = figures.extend({
  key: z.string(),
  /** Only with the steps `outing` and `day`. */
  date: z.iso.date().nullable(),
  /** Only with the step `month`, as `2026-11`. */
  month: z.string().nullable(),
  /** Only with the steps `outing` and `boat`; null for departures without a boat or van. */
  vehicle: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
  /** Only with the step `outing`. */
  outing: outing.nullable(),
});
export type MarginRow = z.infer<typeof marginRow>;

export const marginsView = pageOf(marginRow).extend({
  from: z.iso.date(),
  to: z.iso.date(),
  total: figures,
});
export type MarginsView = z.infer<typeof marginsView>;

/**
 * An outing's own costs; null where the usual one applies. The boat and part of the day identify the outing, or else
 * the departure.
 */
export const outingCosts = z
  .strictObject({
    date: reportDay,
    vehicle: z.uuid().nullable().default(null),
    part: z.enum(parts).nullable().default(null),
    departure: z.uuid().nullable().default(null),
    ...ownCosts.shape,
  })
  .refine(
    ({ vehicle, part, departure }) =>
      (vehicle === null) === (part === null) && (vehicle === null) !== (departure === null),
    { path: ['vehicle'], error: errorKey('invalid.field') },
  );
export type OutingCosts = z.output<typeof outingCosts>;

export const outingCostsForm = ownCosts;
