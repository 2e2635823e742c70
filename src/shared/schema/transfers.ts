import { errorKey } from '@/shared/errors/error-key';
import { CLOCK_TIME } from '@/shared/time/clock-times';
import { z } from './zod';

/** The name of an area in orders and over REST. */
export const pickupArea = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/, errorKey('invalid.area_slug'));

const clock = z.string().regex(CLOCK_TIME);
export const span = z.strictObject({ from: clock, to: clock });

/** The pickup time of each served area, and the time everybody is back. */
export const transfers = z.strictObject({
  pickup: z.array(span.extend({ area: pickupArea })).min(1),
  returning: span,
});
export type Transfers = z.infer<typeof transfers>;
export type Span = z.infer<typeof span>;
