import { z } from './zod';

/** The output of an action without a result: the message that confirms it. */
export const messageOutput = z.object({ message: z.string() });
