import { z } from '@/shared/schema/zod';

export const orderVersionView = z.object({
  /** Another one whenever something about the order has changed. */
  version: z.string(),
  /** Who did the latest, if that was somebody else. */
  changed_by: z.string().nullable(),
});
export type OrderVersion = z.infer<typeof orderVersionView>;
