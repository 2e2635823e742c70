import { z } from './zod';

/** The output of a deed that leaves nothing to look at: the words that tell it is done. */
export const messageOutput = z.object({ message: z.string() });
