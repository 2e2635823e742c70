import { date } from '@/features/booking/divers/domain/input-fields';
import { contactFields } from '@/features/booking/schema';
import { errorKey } from '@/shared/errors/error-key';
import { z } from '@/shared/schema/zod';

const LONGEST_MESSAGE = 1000;

export const updatePickupInput = z.strictObject({
  uuid: z.string(),
  /** Null for guests who come on their own. */
  pickup_area: contactFields.shape.pickup_area,
  pickup_address: contactFields.shape.pickup_address,
});
export type UpdatePickupInput = z.output<typeof updatePickupInput>;

export const requestMoveInput = z.strictObject({
  uuid: z.string(),
  /** Defaults to the earliest booked item. */
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
