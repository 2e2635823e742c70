import { date } from '@/features/booking/domain/input-fields';
import { contactFields } from '@/features/booking/schema';
import { errorKey } from '@/shared/errors/error-key';
import { pickupArea } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';

const LONGEST_MESSAGE = 1000;

/** What can be chosen as the pickup, and until when. */
export const pickupChangeView = z.object({ areas: z.array(pickupArea), until: z.iso.datetime() });

/** A request to be moved to another day, until the shop has answered it. */
export const moveRequestView = z.object({
  /** The item that it is about, of an order with several. */
  item: z.uuid().nullable(),
  activity_date: z.iso.date(),
  message: z.string().nullable(),
  requested_at: z.iso.datetime(),
});

export const changePickupInput = z.strictObject({
  uuid: z.string(),
  /** Null for guests who come on their own. */
  pickup_area: contactFields.shape.pickup_area,
  pickup_address: contactFields.shape.pickup_address,
});
export type ChangePickupInput = z.output<typeof changePickupInput>;

export const requestMoveInput = z.strictObject({
  uuid: z.string(),
  /** Without one, the earliest booked item. */
  item: z.uuid().optional(),
  activity_date: date(errorKey('required.activity_date')),
  message: z
    .string()
    .trim()
    .max(LONGEST_MESSAGE, errorKey('invalid.too_long'))
    .nullish()
    .transform((text) => text || null),
});
export type RequestMoveInput = z.output<typeof requestMoveInput>;
