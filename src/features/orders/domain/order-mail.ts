import { departureTime } from '@/features/catalogue/domain/departure-time';
import type { RefundBack } from '@/features/payments/schema';
import { sitePath } from '@/shared/mail/mail-message';
import { span, transfers } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';
import { changeKinds } from './change-kinds';

const amount = z.int().nonnegative();
const pickup = transfers.shape.pickup.element.extend({ back: span, address: z.string().nullable() }).nullable();

/** Parameters of the emails about an order, each of which uses some; amounts are in whole rupiah. */
export const orderMail = z.strictObject({
  uuid: z.uuid(),
  bookingId: z.string(),
  /** The customer's name. */
  name: z.string(),
  /** The order page: the customer's or the shop's, by recipient. */
  path: sitePath,
  product: z.string(),
  date: z.iso.date(),
  /** Earliest flight or volcano climb after the dives of the order. */
  noFlyUntil: z.iso.datetime().optional(),
  /** Set when the product has several departures that day. */
  time: departureTime.optional(),
  /** Meeting time for guests who arrive on their own. */
  meeting: departureTime.optional(),
  /** The duration in days. */
  days: z.number().positive(),
  divers: z.int().positive(),
  /** Price of the booked items. */
  total: amount,
  /** Goodwill refunds, which lower the price. */
  reduction: amount.optional(),
  /** Paid for the booked items; for an ended order, everything that was paid for it. */
  paid: amount,
  /** The fee the shop keeps for cancelled items. */
  fee: amount.optional(),
  /** The amount an unpaid order needs now. */
  toPay: amount.optional(),
  /** To be paid on site. */
  due: amount,
  /** Fees that guests pay at the gate, outside the total. */
  atGate: amount.optional(),
  /** Billed later. */
  onAccount: amount.optional(),
  /** True if the shop has confirmed the order. */
  confirmed: z.boolean(),
  pickup,
  /** Every item of an order with several, in place of the product, day and divers above. */
  items: z
    .array(
      z.strictObject({
        uuid: z.uuid(),
        product: z.string(),
        date: z.iso.date(),
        time: departureTime.optional(),
        meeting: departureTime.optional(),
        days: z.number().positive(),
        divers: z.int().positive(),
        pickup,
        isOff: z.boolean(),
      }),
    )
    .optional(),
  /** The amount refunded to the customer. */
  refund: amount.optional(),
  /** True if staff decided the refund instead of the policy. */
  decided: z.boolean().optional(),
  /** The way of the refund chosen by staff; defaults to the way it was paid. */
  paidBack: z.enum(['cash', 'transfer']).optional(),
  /** The amount received instead of the amount due. */
  received: amount.optional(),
  requested: amount.optional(),
  /** The staff's reason, shown to the customer, or the customer's reason, shown to staff. */
  reason: z.string().optional(),
  /** Time at which the hold of the seats ends. */
  expiresAt: z.iso.datetime().optional(),
  /** Leads to the payment page without signing in. */
  payUrl: z.url().optional(),
  /** The day before the order was moved. */
  dateBefore: z.iso.date().optional(),
  timeBefore: departureTime.optional(),
  /** The day the customer asks to be moved to. */
  wanted: z.iso.date().optional(),
  /** Changes made by staff. */
  changes: z.array(z.enum(changeKinds)).optional(),
});
export type OrderMail = z.output<typeof orderMail>;

/** Every change of status, and everything that needs a person's attention. */
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
  'item_cancelled',
  'changed',
  'pickup_changed',
  'move_requested',
  'wrong_amount',
  'wrong_amount_returned',
  'payment_unbooked',
  'refund_failed',
  'refund_by_hand',
  'paid_after_expiry',
  'paid_twice',
  'part_paid',
  'rest_paid',
] as const;

export const orderNotice = orderMail.extend({
  kind: z.enum(noticeKinds),
  /** The customer's address; empty when there is none, for example after erasure. */
  email: z.string(),
  isErased: z.boolean().optional(),
  /** The amount received, or the amount that could not be refunded. */
  amount: amount.optional(),
});

/** The email parameter for the way of a refund; empty when the money returns the way it was paid. */
export const paidBackBy = (way: RefundBack['way']): Pick<OrderMail, 'paidBack'> =>
  way === 'gateway' ? {} : { paidBack: way };
