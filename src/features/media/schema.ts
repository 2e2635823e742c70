import { focusPoint } from '@/shared/schema/focus-point';
import { z } from '@/shared/schema/zod';

/** An uploaded picture; other calls refer to it by `uuid`. */
export const pictureView = z.object({
  uuid: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** The point that no crop may cut off. */
  focus: focusPoint,
});
export type PictureView = z.infer<typeof pictureView>;

/** A picture as pages show it, with a tiny preview until it has loaded. */
export const shownPictureView = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  /** The point that no crop may cut off. */
  focus: focusPoint,
});
export type ShownPictureView = z.output<typeof shownPictureView>;
