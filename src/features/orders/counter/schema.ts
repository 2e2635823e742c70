import { z } from '@/shared/schema/zod';

export const receiptInput = z.strictObject({ uuid: z.string(), receipt: z.uuid() });

/** A numbered receipt, in the language of the guest. */
export const receiptView = z.object({
  uuid: z.uuid(),
  number: z.string(),
  booking_id: z.string(),
  /** What was booked. */
  title: z.string(),
  name: z.string(),
  /** Where it can be sent; null when nobody has given a number. */
  phone: z.string().nullable(),
  locale: z.string(),
  issued_at: z.iso.datetime(),
  taken_by: z.string().nullable(),
  total: z.int(),
  lines: z.array(
    z.object({
      uuid: z.uuid(),
      method: z.string(),
      amount: z.int(),
      received: z.int().nullable(),
      change: z.int().nullable(),
      /** It was entered by mistake. */
      reversed: z.boolean(),
    }),
  ),
});
export type ReceiptView = z.infer<typeof receiptView>;
