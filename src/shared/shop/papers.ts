import { z } from '@/shared/schema/zod';

/** How long signed waivers count and are kept. */
export const papers = z.strictObject({
  /** 0 for a waiver that counts for its own booking only. */
  waiver_months: z.int().min(0).max(60),
  waiver_years: z.int().min(1).max(30),
});
