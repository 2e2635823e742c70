import { dayRange, isForwards, isShortRange, notForwards, tooManyDays } from '@/shared/schema/day-range';
import { z } from '@/shared/schema/zod';

/** Principal phases of the moon, in order. */
export const moonPhases = ['new', 'first_quarter', 'full', 'last_quarter'] as const;
export type MoonPhase = (typeof moonPhases)[number];
/** Sunfish season: `peak` in the best months, `edge` in those before and after. */
export const sunfishSeasons = ['peak', 'edge'] as const;
export type SunfishSeason = (typeof sunfishSeasons)[number];

export const seaInput = z
  .strictObject({
    ...dayRange,
    /** Slug of a product; the season is omitted if its area has no sunfish. */
    product: z.string().max(200).optional(),
  })
  .refine(isForwards, notForwards)
  .refine(isShortRange, tooManyDays);
export type SeaInput = z.infer<typeof seaInput>;

export const seaView = z.object({
  /** Days of the principal phases, by the shop's clock. */
  moon: z.array(z.object({ date: z.iso.date(), phase: z.enum(moonPhases) })),
  /** Months of the range in which sunfish are seen around Penida and Lembongan, such as `2027-08`. */
  sunfish: z.array(z.object({ month: z.string(), season: z.enum(sunfishSeasons) })),
});
export type SeaView = z.infer<typeof seaView>;
