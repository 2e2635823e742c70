import { doubleBooking } from '@/features/booking/double-bookings/schema';
import { withItems } from '@/features/booking/schema';
import { departureTime } from '@/features/catalogue/domain/departure-time';
import { approvalView } from '@/features/order-desk/approvals/schema';
import { orderLinkView } from '@/features/order-pages/links/schema';
import { attentionReasons } from '@/features/orders/domain/attention';
import { orderItemView } from '@/features/orders/domain/item-view';
import { orderStatuses } from '@/features/orders/domain/order-state';
import {
  amount,
  createOrderFields,
  longText,
  openFormsView,
  orderCard,
  orderView,
  timelineEntry,
  wrongAmountView,
} from '@/features/orders/schema';
import { parts } from '@/features/outings/domain/parts';
import { manualWays, paymentsView, refundWays } from '@/features/payments/schema';
import { errorKey } from '@/shared/errors/error-key';
import { endlessFields, pageOf } from '@/shared/list/pages';
import { z } from '@/shared/schema/zod';

const uuid = z.string();
const day = z.iso.date();
const LONGEST_LIST = 4000;
const idsWithCommas = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(,[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})*$/;

const sorts = ['activity_date', '-activity_date', 'created_at', '-created_at', 'total', '-total'] as const;

export const allOrdersInput = z.strictObject({
  ...endlessFields,
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe(
      'Parts of a booking ID (with its dash or without), of a name of a customer or diver, or of an e-mail address; words of ' +
        'the pickup address, in full; or the phone number of a diver, all of it in any writing ' +
        '(without a country code: a number of the shop’s country) or its last four to eight digits. The beginning of a ' +
        'phone number is not found, and a word of one or two letters only at the beginning of words.',
    ),
  sort: z.enum(sorts).default('-created_at'),
  status: z.enum(orderStatuses).optional(),
  from: day.optional(),
  to: day.optional(),
  /** Orders that are out on this day; a course is out on each of its days. */
  on: day.optional(),
  /** Orders that hold seats on this day. */
  seats_on: day.optional(),
  /** Orders that hold seats on one of these departures: comma-separated ids. */
  departures: z.string().max(LONGEST_LIST).regex(idsWithCommas).optional(),
  product: z.string().max(200).optional(),
  /** Orders that hold seats on what this closure closes. */
  closure: z.uuid().optional(),
  /** The customer's uuid. */
  customer: z.uuid().optional(),
  attention: z.boolean().optional(),
  /** Orders that need a person for this reason. */
  reason: z.enum(attentionReasons).optional(),
  /** Orders with a guest who is not ready to dive tomorrow. */
  not_ready_tomorrow: z.boolean().optional(),
});
export type AllOrdersInput = z.output<typeof allOrdersInput>;

/** A preview of the order with its wrong amount accepted. */
const acceptance = z.object({
  /** The amount that would count as paid. */
  amount: z.int(),
  due_now: z.int(),
  /** To be paid on site. */
  remaining_balance: z.int(),
  /** The excess over the total, which would be refunded at once. */
  excess: z.int(),
  /** True if the hold is over: the order must claim its seats again, and others may have taken them. */
  needs_seats: z.boolean(),
});

const matchingItem = orderCard
  .pick({ activity_date: true, activity_time: true, several_departures: true, diver_count: true })
  .extend({ uuid: z.uuid(), product: z.object({ title: z.string() }), days: z.int() });

export const staffOrderCard = orderCard.extend({
  /** Null for a walk-in guest. */
  email: z.string().nullable(),
  wrong_amount: wrongAmountView.nullable(),
  acceptance: acceptance.nullable(),
  due: z.int(),
  /** The duration in days. */
  days: z.int(),
  /**
   * Items that match `on`, `seats_on`, `departures`, `product`, `from` and `to`; empty without any of these filters.
   */
  matching_items: z.array(matchingItem),
  attention: z.array(z.enum(attentionReasons)),
});
export const staffOrderList = pageOf(staffOrderCard);
export type StaffOrderCard = z.infer<typeof staffOrderCard>;

export const staffOrderView = orderView.extend({
  items: z.array(
    orderItemView.extend({
      current_slug: z.string(),
      /** Parts of the day that the item takes, in which none of its people can be on another item. */
      parts: z.array(z.enum(parts)),
    }),
  ),
  /** The product's slug today; it may have changed since the order. */
  current_slug: z.string(),
  customer: z.object({
    uuid: z.uuid(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    active: z.boolean(),
  }),
  placed_by: z.string().nullable(),
  locale: z.string(),
  attention: z.array(z.enum(attentionReasons)),
  /** Null when no wrong amount can be accepted. */
  acceptance: acceptance.nullable(),
  /** Amount the shop retains of an order that has ended. */
  retained: z.int().nullable(),
  timeline: z.array(timelineEntry.extend({ internal: z.boolean(), actor: z.string().nullable() })),
  payments: paymentsView,
  /** The request that waits for a second person; null when there is none. */
  approval: approvalView.nullable(),
  /** The missing fields of the forms. */
  open_forms: openFormsView,
  /** The people of this order who are on another order at the same time. */
  double_bookings: z.array(doubleBooking),
  /** Other customers with the same phone number, who may be the same person. */
  same_phone: z.array(z.object({ uuid: z.uuid(), name: z.string(), email: z.string().nullable() })),
  /** The link by which a guest without an account opens the order. */
  link: orderLinkView.nullable(),
  /** The amount that can be taken at the counter now, including what is on account. */
  payable: z.int(),
  may: z.object({
    confirm: z.boolean(),
    decline: z.boolean(),
    cancel: z.boolean(),
    refund: z.boolean(),
    move: z.boolean(),
    take_payment: z.boolean(),
    /** True if the amount due of an unpaid order can be lowered. */
    lower_due: z.boolean(),
    /** True if the order can be edited: people, contact, add-ons, packages, option, product and day. */
    edit: z.boolean(),
    /** The most that can be refunded through the gateway. */
    refundable: z.int(),
  }),
});
export type StaffOrderView = z.infer<typeof staffOrderView>;

/** The order after a staff action, with a message about it. */
export const staffOrderAnswer = staffOrderView.extend({
  message: z.string(),
  /** Time until which `undo` works; null for an action that cannot be undone. */
  undo_until: z.iso.datetime().nullable(),
});
export type StaffOrderAnswer = z.infer<typeof staffOrderAnswer>;

export const orderRef = z.strictObject({ uuid });
/** Defaults to the way the money was paid. */
const how = z.enum(refundWays).optional();
/** The customer reads the reason. */
export const declineInput = z.strictObject({
  uuid,
  reason: longText(errorKey('required.reason')),
  how: how.describe('Needs the right `money`; without it, everything goes back as it came.'),
});
/** Only staff read the reason. */
const why = longText(errorKey('required.reason'));
/** Without an amount, the policy decides the refund. */
export const staffCancelInput = z.strictObject({
  uuid,
  refund_amount: z
    .int()
    .min(0)
    .optional()
    .describe('Needs the right `money`; without it, the refund policy decides how much goes back.'),
  how,
  reason: why.optional().describe('Required where money goes back, or could.'),
});
/** Without an amount, everything held is refunded. */
export const staffRefundInput = z.strictObject({
  uuid,
  amount: amount.optional(),
  how,
  reason: why,
  idempotency_key: createOrderFields.shape.idempotency_key.optional(),
});
/** Same as for an order, but limited to the share of the item; the item ends in any case. */
export const staffCancelItemInput = staffCancelInput.extend({ item: z.string() });
export const staffRefundItemInput = staffRefundInput.extend({ item: z.string() });
/** `amount` is the wrong amount that staff saw; the call is refused if it has changed. */
export const acceptInput = z.strictObject({ uuid, amount: amount.optional() });
/** Without a time, moves to the first departure of the day with room. */
export const moveInput = z.strictObject({
  uuid,
  date: z.string(errorKey('required.activity_date')).pipe(day),
  activity_time: departureTime.optional(),
  /** The reason for a day too close to a flight of its people, which is refused otherwise. */
  flight_override: longText(errorKey('required.reason')).optional(),
});
export const moveItemInput = moveInput.extend({ item: z.string() });
/** Without an item, moves the earliest booked one. */
export type MoveInput = z.output<typeof moveInput> & { item?: string };
export const noteInput = z.strictObject({ uuid, note: longText(errorKey('required.message')) });
export const resendInput = z.strictObject({ uuid });
export const refundRef = z.strictObject({ uuid, refund: z.string() });
/** Money paid from the shop's till or bank because the gateway could not or would not refund it. */
export const refundedByHandInput = refundRef.extend({ how: z.enum(manualWays), reason: why });
export type RefundedByHandInput = z.output<typeof refundedByHandInput>;

/** A booking taken by phone, for a person with an account. */
export const phoneBookingInput = withItems(
  createOrderFields.extend({
    customer: z.uuid(errorKey('required.customer')),
    idempotency_key: createOrderFields.shape.idempotency_key.optional(),
    /** The reason for taking divers along who do not fit yet, or who fly too soon. */
    fit_override: longText(errorKey('required.reason')).optional(),
  }),
);
export const settleInput = z.strictObject({ uuid: z.string(), reason: longText(errorKey('required.reason')) });
export type SettleInput = z.output<typeof settleInput>;
/** The customer whose people may be picked. */
export const pickablePeopleInput = z.strictObject({ customer: z.uuid() });
export type PhoneBookingInput = z.output<typeof phoneBookingInput>;

/** A product to filter the order list by. */
export const orderedProduct = z.object({ slug: z.string(), title: z.string() });
