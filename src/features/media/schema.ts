import { z } from '@/shared/schema/zod';

/** An uploaded picture; other calls refer to it by `uuid`. */
export const pictureView = z.object({
  uuid: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type PictureView = z.infer<typeof pictureView>;
