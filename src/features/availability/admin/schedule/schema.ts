import { limits } from '@/features/availability/schema';
import { departureTime } from '@/features/catalogue/domain/departure-time';
import { areas } from '@/shared/diving/areas';
import { errorKey } from '@/shared/errors/error-key';
import { dayRange, isForwards, isShortRange, notForwards, tooManyDays } from '@/shared/schema/day-range';
import { localisedLine, writtenLine } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';

/** Higher than the capacity of any boat on Bali. */
export const MAX_SEATS = 500;

const product = z.string().max(200);
const onDays = z.strictObject({ product, ...dayRange });

export const scheduleInput = onDays.refine(isForwards, notForwards).refine(isShortRange, tooManyDays);
export type ScheduleInput = z.infer<typeof scheduleInput>;

const seats = z.int().min(0).max(MAX_SEATS);

/** Omitted fields stay unchanged. */
const change = {
  closed: z.boolean().optional(),
  /** Null follows the product's capacity, including later changes. */
  capacity: seats.nullable().optional(),
  note: writtenLine.nullable().optional(),
};

export const setDayInput = z.strictObject({
  product,
  date: z.iso.date(),
  /** Defaults to the day's usual departure. */
  time: departureTime.optional(),
  ...change,
  /**
   * `updated_at` of the departure as the caller read it; the change is refused if the departure has changed since.
   */
  updated_at: z.iso.datetime().nullable(),
});
export type SetDayInput = z.infer<typeof setDayInput>;
export type DayChange = Pick<SetDayInput, keyof typeof change>;

export const addDepartureInput = z.strictObject({
  product,
  date: z.iso.date(),
  time: departureTime,
  capacity: seats,
  closed: z.boolean().default(false),
  note: writtenLine.nullable().default(null),
});
export type AddDepartureInput = z.output<typeof addDepartureInput>;

export const removeDepartureInput = z.strictObject({
  product,
  date: z.iso.date(),
  time: departureTime,
  updated_at: z.iso.datetime(),
});
export type RemoveDepartureInput = z.infer<typeof removeDepartureInput>;

const weekday = z.int().min(1).max(7);
export const setDaysInput = onDays
  .extend({
    ...change,
    /** 1 is Monday, 7 is Sunday; defaults to every day. */
    weekdays: z.array(weekday).min(1, errorKey('required.field')).max(7).default([1, 2, 3, 4, 5, 6, 7]),
    /**
     * Latest `updated_at` of each day's departures as the caller read them; the change is refused if a departure has
     * changed since.
     */
    seen: z.record(z.iso.date(), z.iso.datetime().nullable()).optional(),
  })
  .refine(isForwards, notForwards)
  .refine(isShortRange, tooManyDays);
export type SetDaysInput = z.infer<typeof setDaysInput>;

const status = z.enum(['open', 'sold_out', 'cut_off', 'closed', 'not_offered']);
const departureFacts = {
  /** True if staff set a capacity for this departure. */
  adjusted: z.boolean(),
  closed: z.boolean(),
  note: localisedLine.nullable(),
  /** Null while the departure exists only in the weekly plan. */
  updated_at: z.iso.datetime().nullable(),
};

const seatsFree = {
  /** Largest party that can still be booked, given the shop's settings, boats and guides. */
  places_left: z.int(),
  limited_by: z.enum(limits),
  /** Number of additional seats that one more working guide would open; null if crew is not the limit. */
  opens_with_guide: z.int().nullable(),
};

export const scheduleDeparture = z.object({
  time: z.string(),
  /** True for the departure at the product's time, or else the earliest of the day. */
  usual: z.boolean(),
  status,
  capacity: z.int(),
  taken: z.int(),
  ...seatsFree,
  ...departureFacts,
});
export type ScheduleDeparture = z.infer<typeof scheduleDeparture>;

/** Seats are the sum of all departures; `adjusted`, `closed`, `note` and `updated_at` come from the usual departure. */
export const scheduleDayView = z.object({
  date: z.iso.date(),
  status,
  /** Part of the weekly plan. */
  planned: z.boolean(),
  capacity: z.int(),
  taken: z.int(),
  ...seatsFree,
  ...departureFacts,
  /** Reason for a closure on this day, in the caller's language. */
  closure: z.string().nullable(),
  departures: z.array(scheduleDeparture),
});
export type ScheduleDayView = z.infer<typeof scheduleDayView>;

export const closedAreas = z.array(z.enum(areas));

export const monthInput = z.strictObject(dayRange).refine(isForwards, notForwards).refine(isShortRange, tooManyDays);
export type MonthInput = z.infer<typeof monthInput>;
export const monthDayView = z.object({
  date: z.iso.date(),
  /** Total over all products. */
  taken: z.int(),
  /** All closures of this day, with the reason in the caller's language; no areas means everywhere. */
  closures: z.array(
    z.object({
      reason: z.string(),
      areas: closedAreas,
      /** True if only this night is closed, as the night before the closure's first day. */
      night_only: z.boolean(),
    }),
  ),
  /** Leaders needed and free in the tightest part of the day; null for past days. */
  crew: z.object({ needed: z.int(), free: z.int() }).nullable(),
  conflicts: z.int(),
});
export type MonthDayView = z.infer<typeof monthDayView>;

const listedProduct = z.object({ slug: z.string(), title: z.string(), active: z.boolean() });
export const productsView = z.array(listedProduct);

export const onDayInput = z.strictObject({ date: z.iso.date() });
export const productDayView = scheduleDayView.extend({ product: listedProduct });
export type ProductDayView = z.infer<typeof productDayView>;
