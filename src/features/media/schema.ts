import { focusPoint } from '@/shared/schema/focus-point';
import { z } from '@/shared/schema/zod';

/** An uploaded picture; other calls refer to it by `uuid`. */
export const pictureView = z.object({
  uuid: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Point that no crop may cut off. */
  focus: focusPoint,
});
export type PictureView = z.infer<typeof pictureView>;

/** A picture for pages, with a tiny preview to show while it loads. */
export const shownPictureView = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  /** Point that no crop may cut off. */
  focus: focusPoint,
});
export type ShownPictureView = z.output<typeof shownPictureView>;
