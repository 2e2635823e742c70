import { departureTime } from '@/features/catalogue/domain/departure-time';
import type { RefundBack } from '@/features/payments/schema';
import { sitePath } from '@/shared/mail/mail-message';
import { span, transfers } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';
import { changeKinds } from './change-kinds';

const amount = z.int().nonnegative();
const pickup = transfers.shape.pickup.element.extend({ back: span, address: z.string().nullable() }).nullable();

/** The parameters of every mail about an order, of which each mail uses some. Amounts are whole rupiah. */
export const orderMail = z.strictObject({
  uuid: z.uuid(),
  bookingId: z.string(),
  /** The customer's name. */
  name: z.string(),
  /** The customer's page of the order, or the shop's, by recipient. */
  path: sitePath,
  product: z.string(),
  date: z.iso.date(),
  /** When the product has other departures on that day. */
  time: departureTime.optional(),
  /** When guests who come on their own meet. */
  meeting: departureTime.optional(),
  /** The duration in days. */
  days: z.number().positive(),
  divers: z.int().positive(),
  /** The price of what is booked. */
  total: amount,
  /** What the shop refunded as goodwill, which lowers the price. */
  reduction: amount.optional(),
  /** For what is booked; of an order that has ended, what it was paid with. */
  paid: amount,
  /** The fee that the shop keeps of what was cancelled. */
  fee: amount.optional(),
  /** What an unpaid order needs now. */
  toPay: amount.optional(),
  /** To be paid on site. */
  due: amount,
  /** Billed later. */
  onAccount: amount.optional(),
  /** The shop has confirmed the order. */
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
  /** How much goes back to the customer. */
  refund: amount.optional(),
  /** The staff decided how much goes back, not the policy. */
  decided: z.boolean().optional(),
  /** How the staff pay it back; without it, it goes back as it came. */
  paidBack: z.enum(['cash', 'transfer']).optional(),
  /** What came in instead of the amount due. */
  received: amount.optional(),
  requested: amount.optional(),
  /** The staff's reason, shown to the customer, or the customer's, shown to the staff. */
  reason: z.string().optional(),
  /** Until when the seats are held. */
  expiresAt: z.iso.datetime().optional(),
  /** Leads to the payment page without signing in. */
  payUrl: z.url().optional(),
  /** The day before the order was moved. */
  dateBefore: z.iso.date().optional(),
  timeBefore: departureTime.optional(),
  /** The day to which the customer asks to be moved. */
  wanted: z.iso.date().optional(),
  /** Whose forms are open, and whether nobody to call in an emergency is named. */
  open: z
    .strictObject({
      people: z.array(z.strictObject({ name: z.string(), number: z.int().positive() })),
      contact: z.boolean(),
    })
    .optional(),
  /** What the staff changed. */
  changes: z.array(z.enum(changeKinds)).optional(),
});
export type OrderMail = z.output<typeof orderMail>;

/** Each change of status, and everything that needs a person. */
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
  /** The customer's address; empty when there is none, as after their account was erased. */
  email: z.string(),
  isErased: z.boolean().optional(),
  /** What came in, or what could not be sent back. */
  amount: amount.optional(),
});

/** What a mail says of how money goes back; nothing where it goes back as it came. */
export const paidBackBy = (way: RefundBack['way']): Pick<OrderMail, 'paidBack'> =>
  way === 'gateway' ? {} : { paidBack: way };
