import { mostDiversPerGuide, parts } from '@/features/outings/domain/parts';
import { dayRange, isForwards, isShort, orForwards, orShort } from '@/shared/schema/day-range';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';

const day = z.iso.date().nullable();

/** From when boats and vans, and from when leaders limit what is sold; null for not at all. */
const countedFrom = { boats_from: day, guides_from: day };

export const countedFromInput = z.strictObject(countedFrom);
export type CountedFrom = z.infer<typeof countedFromInput>;

/** `version` is that of the days the caller read. */
export const setCountingInput = countedFromInput.extend({ version: seenVersion });
export type SetCountingInput = z.infer<typeof setCountingInput>;

export const countingView = z.object({ ...countedFrom, version: z.iso.datetime() });
export type CountingView = z.infer<typeof countingView>;

/** Another number of divers to a guide of a product. */
export const ratioInput = z.strictObject({
  slug: z.string().max(200),
  divers_per_guide: z.int().min(1).max(mostDiversPerGuide),
});
export type RatioInput = z.infer<typeof ratioInput>;

export const shortDaysInput = z.strictObject(dayRange).refine(isForwards, orForwards).refine(isShort, orShort);
export type ShortDaysInput = z.infer<typeof shortDaysInput>;

const shortage = z.object({
  part: z.enum(parts),
  /** People without a seat on a boat or in a van. */
  seats: z.int(),
  leaders: z.int(),
  instructors: z.int(),
});
export type ShortageView = z.infer<typeof shortage>;

/** A day that lacks boats or leaders for what is sold, with the parts of it that do. */
export const shortDayView = z.object({ date: z.iso.date(), parts: z.array(shortage) });
export type ShortDayView = z.infer<typeof shortDayView>;
export const shortDaysView = z.array(shortDayView);

const shortNotice = z.object({ days: z.array(z.iso.date()), text: z.string() });
export type ShortNotice = z.infer<typeof shortNotice>;

/** Part of the answer to what may lower a limit: the days on which more is missing since, in a sentence too. */
export const nowShort = { short: shortNotice.nullable() };
export type NowShort = { short: ShortNotice | null };
