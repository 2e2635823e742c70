import { pickupArea } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';

/** Areas that can be chosen as the pickup, and the deadline. */
export const pickupChangeView = z.object({ areas: z.array(pickupArea), until: z.iso.datetime() });

/** A request to be moved to another day, until the shop has answered it. */
export const moveRequestView = z.object({
  /** The item concerned, if the order has several. */
  item: z.uuid().nullable(),
  activity_date: z.iso.date(),
  message: z.string().nullable(),
  requested_at: z.iso.datetime(),
});
