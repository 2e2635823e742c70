import { dayRange, isForwards, isShort, orForwards, orShort } from '@/features/availability/schema';
import { errorKey } from '@/shared/errors/error-key';
import { localisedLine, writtenLine } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';

/** Higher than the capacity of any boat on Bali. */
export const MAX_SEATS = 500;

const product = z.string().max(200);
const onDays = z.strictObject({ product, ...dayRange });

export const scheduleInput = onDays.refine(isForwards, orForwards).refine(isShort, orShort);
export type ScheduleInput = z.infer<typeof scheduleInput>;

/** An omitted field stays as it is. */
const change = {
  closed: z.boolean().optional(),
  /** Null: the day follows the product's capacity, including later changes. */
  capacity: z.int().min(0).max(MAX_SEATS).nullable().optional(),
  note: writtenLine.nullable().optional(),
};

export const setDayInput = z.strictObject({
  product,
  date: z.iso.date(),
  ...change,
  /**
   * The `updated_at` of the day as the caller read it; the change is refused if somebody else has changed the day
   * since.
   */
  updated_at: z.iso.datetime().nullable(),
});
export type SetDayInput = z.infer<typeof setDayInput>;
export type DayChange = Pick<SetDayInput, keyof typeof change>;

const weekday = z.int().min(1).max(7);
export const setDaysInput = onDays
  .extend({
    ...change,
    /** 1 is Monday, 7 is Sunday; every day when omitted. */
    weekdays: z.array(weekday).min(1, errorKey('required.field')).max(7).default([1, 2, 3, 4, 5, 6, 7]),
    /**
     * The `updated_at` of each day as the caller read it; the change is refused if somebody else has changed one since.
     */
    seen: z.record(z.iso.date(), z.iso.datetime().nullable()).optional(),
  })
  .refine(isForwards, orForwards)
  .refine(isShort, orShort);
export type SetDaysInput = z.infer<typeof setDaysInput>;

export const scheduleDayView = z.object({
  date: z.iso.date(),
  status: z.enum(['open', 'sold_out', 'cut_off', 'closed', 'not_offered']),
  /** Part of the weekly plan. */
  planned: z.boolean(),
  capacity: z.int(),
  /** The staff set a capacity for this day. */
  adjusted: z.boolean(),
  taken: z.int(),
  closed: z.boolean(),
  note: localisedLine.nullable(),
  /** The reason for a closure on this day, in the caller's language. */
  closure: z.string().nullable(),
  updated_at: z.iso.datetime().nullable(),
});
export type ScheduleDayView = z.infer<typeof scheduleDayView>;

export const monthInput = z.strictObject(dayRange).refine(isForwards, orForwards).refine(isShort, orShort);
export type MonthInput = z.infer<typeof monthInput>;
export const monthDayView = z.object({
  date: z.iso.date(),
  /** The sum over all products. */
  taken: z.int(),
  /** The reasons of all closures of this day, in the caller's language. */
  closures: z.array(z.string()),
});
export type MonthDayView = z.infer<typeof monthDayView>;

const listedProduct = z.object({ slug: z.string(), title: z.string(), active: z.boolean() });
export const productsView = z.array(listedProduct);

export const onDayInput = z.strictObject({ date: z.iso.date() });
export const productDayView = scheduleDayView.extend({ product: listedProduct });
export type ProductDayView = z.infer<typeof productDayView>;
