import { MAX_DAYS_OF_ALL } from '@/features/availability/domain/bookable-range';
import { productCard, productKinds, slugInput } from '@/features/catalogue/schema';
import {
  dayRange,
  isForwards,
  isShortRange,
  isWithin,
  notForwards,
  rangeLengthError,
  tooManyDays,
} from '@/shared/schema/day-range';
import { z } from '@/shared/schema/zod';

export const availabilityInput = slugInput
  .extend(dayRange)
  .refine(isForwards, notForwards)
  .refine(isShortRange, tooManyDays);
export type AvailabilityInput = z.infer<typeof availabilityInput>;

/** Limits on the free seats: the shop's settings, boats and vans, leaders, a closure or the cut-off. */
export const limits = ['product', 'transport', 'crew', 'closure', 'cut_off'] as const;
export type LimitedBy = (typeof limits)[number];

export const freeDaysInput = z
  .strictObject({
    ...dayRange,
    /** Repeat for several kinds; defaults to all products. */
    kind: z.array(z.enum(productKinds)).min(1).max(productKinds.length).optional(),
  })
  .refine(isForwards, notForwards)
  .refine(isWithin(MAX_DAYS_OF_ALL), rangeLengthError(MAX_DAYS_OF_ALL));
export type FreeDaysInput = z.infer<typeof freeDaysInput>;

const bookable = {
  places_left: z.int(),
  status: z.enum(['open', 'sold_out', 'closed', 'cut_off']),
  /** Only for staff. */
  limited_by: z.enum(limits).optional(),
};

export const timeView = z.object({ time: z.string(), ...bookable });
export type TimeView = z.infer<typeof timeView>;

/** `places_left` is the largest party that one departure of the day can take. */
export const dayView = z.object({
  date: z.iso.date(),
  ...bookable,
  /** Reason for a closure or a change, in the caller's language. */
  note: z.string().nullable(),
  /** Departures of the day, earliest first; empty on a day that is not offered. */
  times: z.array(timeView),
});
export type DayView = z.infer<typeof dayView>;

const freeDay = z.object({ date: z.iso.date(), places_left: z.int() });
export type FreeDay = z.infer<typeof freeDay>;

/** A product with its bookable days, each with the largest party that one of its departures can take. */
export const freeDaysView = z.object({ product: z.string(), kind: z.enum(productKinds), days: z.array(freeDay) });
export type FreeDaysView = z.infer<typeof freeDaysView>;

export const nextDeparture = z.object({ product: productCard, date: z.iso.date(), places_left: z.int() });
export type NextDeparture = z.infer<typeof nextDeparture>;
