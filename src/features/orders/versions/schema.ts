import { z } from '@/shared/schema/zod';

export const orderVersionView = z.object({
  /** Changes whenever anything about the order changes. */
  version: z.string(),
  /** Author of the latest change, if it was somebody else. */
  changed_by: z.string().nullable(),
});
export type OrderVersion = z.infer<typeof orderVersionView>;
