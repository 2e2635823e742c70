import { z } from '@/shared/schema/zod';
import { span, transfers } from '@/shared/time/pickup';

const amount = z.int().nonnegative();

/** What every mail about an order knows of it; each says of that what its reader needs. Money is whole rupiah. */
export const orderMail = z.strictObject({
  uuid: z.uuid(),
  bookingId: z.string(),
  /** Of the customer. */
  name: z.string(),
  /** Where the reader sees the order: the customer's page of it, or the shop's. */
  path: z.string().startsWith('/'),
  product: z.string(),
  date: z.iso.date(),
  /** How long it lasts, in days. */
  days: z.number().positive(),
  divers: z.int().positive(),
  total: amount,
  paid: amount,
  /** On site. */
  due: amount,
  /** The shop has said that it happens. */
  confirmed: z.boolean(),
  pickup: transfers.shape.pickup.element.extend({ back: span, address: z.string().nullable() }).nullable(),
  /** How much goes back to the customer. */
  refund: amount.optional(),
  /** What came in instead of what was requested. */
  received: amount.optional(),
  requested: amount.optional(),
  /** What the staff wrote to the customer about it. */
  reason: z.string().optional(),
  /** Until when the places are held. */
  expiresAt: z.iso.datetime().optional(),
  /** Straight to where it is paid, without signing in. */
  payUrl: z.url().optional(),
  /** The day it was on before it was moved. */
  dateBefore: z.iso.date().optional(),
});
export type OrderMail = z.output<typeof orderMail>;

/** What the shop hears about: each change of status, and whatever a person has to look at. */
export const noticeKinds = [
  'placed',
  'paid',
  'confirmed',
  'completed',
  'declined',
  'cancelled',
  'refunded',
  'expired',
  'moved',
  'wrong_amount',
  'wrong_amount_returned',
  'payment_unbooked',
  'refund_failed',
  'refund_by_hand',
  'paid_after_expiry',
  'paid_twice',
] as const;

export const orderNotice = orderMail.extend({
  kind: z.enum(noticeKinds),
  /** The customer's; empty when their account was erased. */
  email: z.string(),
  /** The money in question: what came in, or what could not be sent back. */
  amount: amount.optional(),
});
