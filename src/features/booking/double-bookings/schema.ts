import { parts } from '@/features/outings/domain/parts';
import { z } from '@/shared/schema/zod';

/** A person who is on another order in the same part of a day. */
export const doubleBooking = z.object({
  name: z.string(),
  /** The other order and its product. */
  uuid: z.uuid(),
  booking_id: z.string(),
  title: z.string(),
  /** The first day on which they are on both, and the parts of it. */
  date: z.iso.date(),
  parts: z.array(z.enum(parts)),
});
export type DoubleBooking = z.infer<typeof doubleBooking>;
