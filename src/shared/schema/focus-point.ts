import { z } from './zod';

const percent = z.int().min(0).max(100);

/** The point of a picture that no crop may cut off, in percent from the left and the top. */
export const focusPoint = z.strictObject({ x: percent, y: percent });
export type FocusPoint = z.infer<typeof focusPoint>;
