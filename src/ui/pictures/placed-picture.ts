import { type LocalisedLine, localisedLine } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';
import type { SentPicture } from './send-picture';

/** A picture in its place: which one, and what is said about it to people who do not see it. */
export interface PlacedPicture extends SentPicture {
  alts: LocalisedLine;
}

/** For the schema of a form; the server wants to know which picture and its texts. */
export const placedPicture = z.object({
  uuid: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  alts: localisedLine,
});
