import { areas } from '@/shared/diving/areas';
import { errorKey } from '@/shared/errors/error-key';
import { day, requiredOr } from '@/shared/schema/fields';
import { writtenLine } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';

const MAX_AMOUNT = 100_000_000;
const MAX_FEES = 50;

/** Periods of a fee: paid on each day, once for each trip, or once in a calendar month. */
export const feePeriods = ['day', 'visit', 'month'] as const;
/** Ways to pay a fee: within the price, to the shop with the rest, or at the gate. */
export const feePayments = ['included', 'with_booking', 'on_site'] as const;
/** Refunds of a collected fee when a guest cancels: all, the share of the booking, or nothing. */
export const feeRefunds = ['always', 'as_booking', 'never'] as const;

const amount = z
  .int(requiredOr(errorKey('required.amount'), errorKey('invalid.not_a_number')))
  .min(0, errorKey('invalid.too_small'))
  .max(MAX_AMOUNT, errorKey('invalid.too_big'));

/** In rupiah; citizens and residents of Indonesia pay the domestic rates. */
const rates = {
  foreign_adult: amount,
  foreign_child: amount,
  domestic_adult: amount,
  domestic_child: amount,
  /** The age up to which the rates for children apply; null where everybody pays like an adult. */
  child_up_to_age: z.int(errorKey('invalid.not_a_number')).min(0).max(17, errorKey('invalid.too_big')).nullable(),
};
export const feeRates = z.object(rates);
export type FeeRates = z.infer<typeof feeRates>;

const runsForward = ({ valid_from: from, valid_to: to }: { valid_from: string; valid_to: string | null }): boolean =>
  to === null || from <= to;

/** A fee of an authority or a park, which the shop passes on. */
export const shopFee = z
  .strictObject({
    /** Made once for each fee, so that orders name the fee they were sold with. */
    id: z.uuid(),
    names: writtenLine,
    /** Areas in which it is due: for products there, and for those whose boat or van goes there. */
    areas: z.array(z.enum(areas)).min(1, errorKey('required.areas')),
    ...rates,
    per: z.enum(feePeriods),
    payment: z.enum(feePayments),
    refund: z.enum(feeRefunds),
    valid_from: day,
    valid_to: day.nullable(),
  })
  .refine(runsForward, { path: ['valid_to'], error: errorKey('invalid.day_range') });
export type ShopFee = z.infer<typeof shopFee>;

/** True if residents of Indonesia pay another rate than other foreigners. */
export const dependsOnResidence = (of: FeeRates): boolean =>
  of.foreign_adult !== of.domestic_adult || of.foreign_child !== of.domestic_child;

/** The fees due for a product: in its own area, and where its boat or van goes. */
export const feesAt = (
  fees: readonly ShopFee[],
  { area, servedAreas }: { area: string | null; servedAreas: readonly string[] },
): ShopFee[] => fees.filter((fee) => fee.areas.some((one) => one === area || servedAreas.includes(one)));

const hasEachOnce = (all: readonly ShopFee[]): boolean => new Set(all.map(({ id }) => id)).size === all.length;

export const fees = z.strictObject({
  fees: z
    .array(shopFee)
    .max(MAX_FEES, errorKey('invalid.too_many_fees'))
    .refine(hasEachOnce, errorKey('invalid.twice')),
});
