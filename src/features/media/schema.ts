import { z } from '@/shared/schema/zod';

/** A picture that was sent and kept; `uuid` is how it is named to whoever is to show it. */
export const pictureView = z.object({
  uuid: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type PictureView = z.infer<typeof pictureView>;
