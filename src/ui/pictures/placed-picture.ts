import { focusPoint } from '@/shared/schema/focus-point';
import { type LocalisedLine, localisedLine } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';
import type { SentPicture } from './send-picture';

/** An uploaded picture with its alternative texts. */
export interface PlacedPicture extends SentPicture {
  alts: LocalisedLine;
  /** True while the texts are a proposal that nobody has edited. */
  proposed?: boolean | undefined;
}

/** For the schema of a form; the server takes only the picture's id and texts. */
export const placedPicture = z.object({
  uuid: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  focus: focusPoint,
  alts: localisedLine,
  proposed: z.boolean().optional(),
});
