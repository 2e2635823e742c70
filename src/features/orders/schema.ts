import { diverFieldNames } from '@/features/booking/divers/domain/fields';
import { diverView } from '@/features/booking/divers/schema';
import { flightView } from '@/features/booking/flight/schema';
import { emergencyContactView, paymentTypes, placingFields, withItems } from '@/features/booking/schema';
import { pictureView } from '@/features/catalogue/schema';
import { moveRequestView, pickupChangeView } from '@/features/orders/domain/change-views';
import { eventKinds } from '@/features/orders/domain/event-kinds';
import { addOnView, departureTimeView, orderItemView } from '@/features/orders/domain/item-view';
import { orderStatuses } from '@/features/orders/domain/order-state';
import { refundWays } from '@/features/payments/schema';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { requiredOr, requiredText } from '@/shared/schema/fields';
import { localisedLine } from '@/shared/schema/localised';
import { pickupArea, span, transfers } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';

export const amount = z
  .int(requiredOr(errorKey('required.amount'), errorKey('invalid.not_a_number')))
  .min(1, errorKey('invalid.too_small'));
export const longText = (required: Parameters<typeof requiredText>[0]) => requiredText(required, 2000);

/** The product's names and properties when it was ordered. */
export const orderSnapshot = z.strictObject({
  slug: z.string(),
  kind: z.string(),
  titles: localisedLine,
  variant: localisedLine.nullable(),
  diversPerPackage: z.int(),
  pickup: z.boolean(),
  transfers: transfers.nullable(),
  durationDays: z.number(),
});
export type OrderSnapshot = z.infer<typeof orderSnapshot>;

/** The fields of an order that are encrypted besides the emergency contact. */
export const orderDetails = z.object({ pickup_address: z.string().nullable(), inquiry: z.string().nullable() });

/** The encrypted names of the companions of an item. */
export const companionNames = z.array(z.string().nullable());

export const createOrderFields = placingFields.extend({
  /**
   * Identifies the submit, created once by the browser or the integrator: a repeated submit creates no second order.
   */
  idempotency_key: requiredText(errorKey('required.idempotency_key')),
  /** Total shown to the person; the order is refused if the total has changed. */
  quoted_total: z.int().optional(),
});
export const createOrderInput = withItems(
  createOrderFields.extend({
    /** The positions of the divers whom the account keeps for its next booking. */
    keep: z.array(z.int().min(0)).max(100).optional(),
  }),
);
export type CreateOrderInput = z.output<typeof createOrderInput>;

const optionalDay = z.iso.date().optional();

export const ordersInput = z.strictObject({
  ...pageFields,
  status: z.enum(orderStatuses).optional(),
  from: optionalDay,
  to: optionalDay,
  when: z.enum(['coming', 'past']).optional(),
  search: z.string().trim().max(100).optional(),
});
export type OrdersInput = z.output<typeof ordersInput>;

export const orderInput = z.strictObject({ uuid: z.string() });
export const itemInput = z.strictObject({ uuid: z.string(), item: z.string() });

/** Fields still missing from the forms of an order. */
export const openFormsView = z.object({
  divers: z.array(z.object({ position: z.int(), fields: z.array(z.enum(diverFieldNames)) })),
  emergency_contact: z.boolean(),
});
export type OpenForms = z.infer<typeof openFormsView>;

export const timelineEntry = z.object({
  at: z.string(),
  kind: z.enum(eventKinds),
  /** The item concerned, if the order has several. */
  item: z.object({ uuid: z.uuid(), title: z.string(), activity_date: z.string() }).nullable(),
  by: z.enum(['customer', 'admin', 'system']),
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses).nullable(),
  note: z.string().nullable(),
  amount: z.int().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** Together with the amount on account, these amounts add up to the price of the booked items less goodwill refunds. */
const amountsShown = {
  /** Paid for the booked items, excluding refunds (sent or on their way) and fees. */
  held: z.int(),
  /** Not paid yet, whether now or on site, and not on account. */
  still_to_pay: z.int(),
};

export const orderCard = z.object({
  uuid: z.uuid(),
  booking_id: z.string(),
  status: z.enum(orderStatuses),
  /** The customer's name. */
  name: z.string(),
  product: z.object({ slug: z.string(), title: z.string(), cover: pictureView.nullable() }),
  /** Number of items besides the one whose product, day and quantity are shown. */
  further_items: z.int(),
  activity_date: z.string(),
  ...departureTimeView,
  quantity: z.number(),
  diver_count: z.int(),
  total: z.int(),
  /** Total received, including money refunded since. */
  paid: z.int(),
  ...amountsShown,
  created_at: z.string(),
  expires_at: z.string().nullable(),
});
export type OrderCard = z.infer<typeof orderCard>;

export const orderList = pageOf(orderCard);

/** A received amount that differs from the amount due; it does not count as payment until the shop accepts it. */
export const wrongAmountView = z.object({
  /** Amount that waits for a decision. */
  received: z.int(),
  /** Amount that was due. */
  expected: z.int(),
  /** Time of the automatic refund unless accepted before; null when a person has to send the money back. */
  returns_at: z.string().nullable(),
  /** Money that did not come in rupiah, which no sum here includes. */
  unbooked: z.array(z.object({ amount: z.int(), currency: z.string().nullable() })),
});
export type WrongAmountView = z.infer<typeof wrongAmountView>;

/** Actions open to the customer now, with the refund. */
const choices = z.object({
  pay: z.boolean(),
  cancel: z.boolean(),
  refund: z.boolean(),
  /** Refund on cancelling now, and its percentage of what was paid. */
  refund_amount: z.int(),
  refund_percent: z.int(),
});

export const orderView = z.object({
  uuid: z.uuid(),
  booking_id: z.string(),
  status: z.enum(orderStatuses),
  product: z.object({ slug: z.string(), title: z.string(), cover: pictureView.nullable() }),
  variant: z.string().nullable(),
  activity_date: z.string(),
  ...departureTimeView,
  duration_days: z.number(),
  quantity: z.number(),
  pickup_area: pickupArea.nullable(),
  pickup_address: z.string().nullable(),
  pickup_window: span.nullable(),
  /** Time at which the guests are back at the pickup point. */
  return_window: span.nullable(),
  /** Meeting time for guests who arrive on their own, if the shop has set one; null for guests with pickup. */
  meeting_time: z.string().nullable(),
  /** Earliest flight or volcano climb after the dives of the order; null when nobody dives. */
  no_fly_until: z.iso.datetime().nullable(),
  /** The known flights of its people, each once, judged against their dives. */
  flights: z.array(flightView),
  divers: z.array(diverView),
  add_ons: z.array(addOnView),
  /** The fields about the product, the day and the quantity above are those of the earliest booked item. */
  items: z.array(orderItemView),
  emergency_contact: emergencyContactView.nullable(),
  /** Fields that can still be filled in, until the last day is over. */
  open_forms: openFormsView,
  inquiry: z.string().nullable(),
  unit_price: z.int(),
  activity_fee: z.int(),
  add_on_fee: z.int(),
  discount: z.int(),
  /** Amount by which the total differs from its lines, because staff kept the price of a changed order. */
  adjustment: z.int(),
  /** The part of the total that the shop collects for parks and authorities. */
  passed_on: z.int(),
  total: z.int(),
  payment_type: z.enum(paymentTypes),
  due_now: z.int(),
  remaining_balance: z.int(),
  /** Total received, including money refunded since. */
  paid: z.int(),
  ...amountsShown,
  refunded: z.int(),
  /** Requested and not refunded yet. */
  refunding: z.int(),
  /** Way of the latest refund: as it was paid, in cash or by bank transfer; null without one. */
  refund_way: z.enum(refundWays).nullable(),
  /** Amount received instead of the amount due, while it waits for a decision. */
  wrong_amount: wrongAmountView.nullable(),
  /** Still to be paid on site, without what is on account. */
  outstanding: z.int(),
  /** Everything to be paid on the day: the rest of the price, and the fees that guests pay at the gate. */
  due_on_site: z.int(),
  /** Owed and billed later. */
  on_account: z.int(),
  /** Amount an unpaid order still needs to count as paid. */
  due_left: z.int(),
  decline_reason: z.string().nullable(),
  expires_at: z.string().nullable(),
  created_at: z.string(),
  payment_url: z.string().nullable(),
  can: choices,
  /** Null when the pickup can no longer be changed, or the product offers no pickup. */
  pickup_change: pickupChangeView.nullable(),
  move_request: moveRequestView.nullable(),
  timeline: z.array(timelineEntry),
});
export type OrderView = z.infer<typeof orderView>;
/** The order without details of its people, for anyone allowed to see it at all. */
export type OrderOutline = Omit<
  OrderView,
  | 'divers'
  | 'flights'
  | 'emergency_contact'
  | 'open_forms'
  | 'inquiry'
  | 'can'
  | 'pickup_change'
  | 'move_request'
  | 'timeline'
  | 'payment_url'
> & { divers: readonly Pick<OrderView['divers'][number], 'full_name'>[] };

/** The order after an action, with a message about it. */
export const orderAnswer = orderView.extend({ message: z.string() });

/** Outcome of a payment according to the ledger, not to the URL of the return page. */
export const returnView = z.object({
  outcome: z.enum(['paid', 'waiting', 'failed', 'wrong_amount', 'over']),
  order: orderView,
});
export type ReturnView = z.infer<typeof returnView>;
