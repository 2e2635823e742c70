import { maxDiversPerGuide, parts } from '@/features/outings/domain/parts';
import { dayRange, isForwards, isShortRange, notForwards, tooManyDays } from '@/shared/schema/day-range';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';

const day = z.iso.date().nullable();

/** Days from which boats and vans, and leaders, limit sales; null for never. */
const countedFrom = { boats_from: day, guides_from: day };

export const countedFromInput = z.strictObject(countedFrom);
export type CountedFrom = z.infer<typeof countedFromInput>;

/** `version` is that of the settings the caller read. */
export const setCountingInput = countedFromInput.extend({ version: seenVersion });
export type SetCountingInput = z.infer<typeof setCountingInput>;

export const countingView = z.object({ ...countedFrom, version: z.iso.datetime() });
export type CountingView = z.infer<typeof countingView>;

/** A proposed number of divers per guide for the shop. */
export const shopRatioInput = z.strictObject({ divers_per_guide: z.int().min(1).max(maxDiversPerGuide) });
export type ShopRatioInput = z.infer<typeof shopRatioInput>;

/** A proposed number of divers per guide for a product. */
export const ratioInput = shopRatioInput.extend({ slug: z.string().max(200) });
export type RatioInput = z.infer<typeof ratioInput>;

export const shortDaysInput = z
  .strictObject(dayRange)
  .refine(isForwards, notForwards)
  .refine(isShortRange, tooManyDays);
export type ShortDaysInput = z.infer<typeof shortDaysInput>;

const shortage = z.object({
  part: z.enum(parts),
  /** Number of people without a seat on a boat or in a van. */
  seats: z.int(),
  leaders: z.int(),
  instructors: z.int(),
});
export type ShortageView = z.infer<typeof shortage>;

/** A day that lacks boats or leaders for its bookings, with the parts affected. */
export const shortDayView = z.object({ date: z.iso.date(), parts: z.array(shortage) });
export type ShortDayView = z.infer<typeof shortDayView>;
export const shortDaysView = z.array(shortDayView);

const shortNotice = z.object({ days: z.array(z.iso.date()), text: z.string() });
export type ShortNotice = z.infer<typeof shortNotice>;

/** Part of the response to a change that may lower a limit: the days that became shorter, as data and as a sentence. */
export const nowShort = { short: shortNotice.nullable() };
export type NowShort = { short: ShortNotice | null };
