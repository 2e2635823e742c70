import { errorKey } from '@/shared/errors/error-key';
import { z } from './zod';

const LONGEST_SIDE = 4_000;
const MOST_STROKES = 80;
/** Numbers of all strokes together; fewer than what a call can carry. */
const MOST_NUMBERS = 12_000;

const coordinate = z.int().min(0).max(LONGEST_SIDE);

/** A drawn signature as lines, each x and y of its points in turn, on a canvas of that size. */
export const signature = z
  .strictObject({
    width: z.int().min(1).max(LONGEST_SIDE),
    height: z.int().min(1).max(LONGEST_SIDE),
    strokes: z.array(z.array(coordinate).min(2).max(MOST_NUMBERS)).min(1).max(MOST_STROKES),
  })
  .refine(
    ({ strokes }) => strokes.reduce((sum, stroke) => sum + stroke.length, 0) <= MOST_NUMBERS,
    errorKey('invalid.field'),
  );
export type Signature = z.infer<typeof signature>;
