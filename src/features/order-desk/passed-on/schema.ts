import { z } from '@/shared/schema/zod';

export const passedOnInput = z.strictObject({ date: z.iso.date() });

/** The collected fees for the guests of a day: not the shop's money, but that of parks and authorities. */
export const passedOnView = z.object({
  date: z.iso.date(),
  fees: z.array(z.object({ id: z.uuid(), name: z.string(), people: z.int(), amount: z.int() })),
  total: z.int(),
});
export type PassedOnView = z.infer<typeof passedOnView>;
