import { type DepartureTime, departureTimes } from '@/features/availability/queries/departure-times';
import { feeLines, feesOnSite } from '@/features/booking/domain/fee-lines';
import { type MailedOrder, orderById } from '@/features/orders/data/orders';
import { openOrder } from '@/features/orders/data/sealed';
import { dueLeft } from '@/features/orders/domain/due-left';
import { leadItem } from '@/features/orders/domain/lead-item';
import type { noticeKinds, OrderMail } from '@/features/orders/domain/order-mail';
import { holdsSeats } from '@/features/orders/domain/order-state';
import { amountsOf } from '@/features/orders/domain/shares';
import { waitingMailsOf } from '@/features/orders/domain/undo';
import { noFlyOfOrder } from '@/features/orders/queries/no-fly-of-order';
import { titleOf } from '@/features/orders/queries/order-view';
import { orderSnapshot } from '@/features/orders/schema';
import { type Balance, balanceOf } from '@/features/payments/queries/balance';
import type { Tx } from '@/server/database/db';
import { enqueueAll, type NewJob } from '@/server/jobs/enqueue';
import { runWaitingJobsNow } from '@/server/jobs/waiting-jobs';
import { mailJob } from '@/server/mail/outbox';
import { currentShop } from '@/server/shop/current-shop';
import { AppError } from '@/shared/errors/errors';
import { defaultLocale, type Locale, toLocale } from '@/shared/locale/locales';
import { fullName, spokenName } from '@/shared/locale/name-order';
import type { Shop } from '@/shared/shop/sections';
import { type Day, toDay } from '@/shared/time/days';
import { pickupOf } from '@/shared/time/pickup';

export type Notice = (typeof noticeKinds)[number];

/** Emails that go to both customer and shop, mapped to the kind of the shop's copy. */
const notices = {
  order_placed: 'placed',
  order_paid: 'paid',
  order_confirmed: 'confirmed',
  order_declined: 'declined',
  order_cancelled: 'cancelled',
  order_refunded: 'refunded',
  order_expired: 'expired',
  order_completed: 'completed',
  order_moved: 'moved',
  item_cancelled: 'item_cancelled',
  order_changed: 'changed',
  pickup_changed: 'pickup_changed',
  move_requested: 'move_requested',
} as const satisfies Record<string, Notice>;

export type StatusMail = keyof typeof notices;
type CustomerMail =
  | StatusMail
  | 'order_reminder'
  | 'payment_failed'
  | 'payment_late_returned'
  | 'payment_wrong_amount'
  | 'payment_wrong_returned'
  | 'payment_excess_returned'
  | 'payment_unbooked'
  | 'rest_paid'
  | 'refund_started'
  | 'refund_done';

type More = Pick<
  OrderMail,
  | 'refund'
  | 'decided'
  | 'paidBack'
  | 'reason'
  | 'dateBefore'
  | 'timeBefore'
  | 'payUrl'
  | 'received'
  | 'requested'
  | 'changes'
  | 'wanted'
>;

/** `itemsOn` limits the email to the items on this day; `item` is the item that supplies the day and product. */
type MoreOf = More & { itemsOn?: Day; item?: string };

/** Reads an order and its balance once for both emails. */
export async function loadOrderWithBalance(tx: Tx, orderId: string): Promise<OrderWithBalance> {
  const order = await orderById(tx, orderId, {});
  if (!order) throw new AppError('not_found');
  return {
    order,
    timeOf: await departureTimes(
      tx,
      order.items.map(({ departureId }) => departureId),
    ),
    balance: await balanceOf(tx, orderId),
    shop: await currentShop(tx),
  };
}
/** An order with its balance, as needed for its emails. */
export type OrderWithBalance = {
  order: MailedOrder;
  timeOf: (departureId: string) => DepartureTime;
  balance: Balance;
  shop: Shop;
};

type Items = MailedOrder['items'];

function dayOf(
  { snapshot: stored, activityDate, departureId, diverCount }: Items[number],
  { order, timeOf }: OrderWithBalance,
  locale: Locale,
) {
  const snapshot = orderSnapshot.parse(stored);
  const pickup = pickupOf(snapshot, order.pickupArea);
  const { time, isChoice, meeting } = timeOf(departureId);
  return {
    product: titleOf({ snapshot: stored }, locale),
    date: toDay(activityDate),
    // Named only when the guest chose between several times.
    ...(isChoice && { time }),
    ...(!pickup && meeting && { meeting }),
    days: snapshot.durationDays,
    divers: diverCount,
    pickup: pickup && { ...pickup, address: openOrder(order).pickup_address },
  };
}

/** Items listed in an email about an order with several. */
function itemsIn(items: Items, loaded: OrderWithBalance, locale: Locale): Pick<OrderMail, 'items'> {
  if (items.length === 1) return {};
  return {
    items: items.map((item) => ({ uuid: item.id, ...dayOf(item, loaded, locale), isOff: item.state === 'off' })),
  };
}

/** Builds the mail parameters for the whole order, or for its items on one day. */
export function orderMailOf(
  loaded: OrderWithBalance,
  locale: Locale,
  { itemsOn, item, ...more }: MoreOf = {},
): OrderMail {
  const { order, balance } = loaded;
  const status = order.status;
  const unpaid = status === 'pending_payment';
  const amounts = amountsOf(order.items, balance);
  const ofDay = order.items.filter(({ state, activityDate }) => state === 'booked' && toDay(activityDate) === itemsOn);
  const noFly = noFlyOfOrder(order, loaded.timeOf);
  const booked = order.items.filter(({ state }) => state === 'booked');
  const atGate = feesOnSite(booked.flatMap(({ fees }) => feeLines.parse(fees)));
  const shown = ofDay[0] ?? order.items.find(({ id }) => id === item) ?? leadItem(order.items);
  return {
    uuid: order.id,
    name: spokenName(order.customer),
    bookingId: order.bookingId,
    path: `/user/orders/${order.id}`,
    ...dayOf(shown, loaded, locale),
    ...itemsIn(ofDay.length > 0 ? ofDay : order.items, loaded, locale),
    ...(noFly && { noFlyUntil: noFly.toISOString() }),
    total: holdsSeats(status) ? amounts.price : order.total,
    ...(amounts.reduction > 0 && { reduction: amounts.reduction }),
    paid: holdsSeats(status) ? amounts.paid : amounts.fees + (more.refund ?? 0),
    ...(amounts.fees > 0 && { fee: amounts.fees }),
    ...(unpaid && { toPay: dueLeft(order, balance) }),
    due: unpaid ? order.remaining : amounts.stillToPay,
    ...(atGate > 0 && holdsSeats(status) && { atGate }),
    ...(balance.onAccount > 0 && { onAccount: balance.onAccount }),
    ...(unpaid && { expiresAt: order.expiresAt.toISOString() }),
    confirmed: status === 'confirmed',
    ...more,
  };
}

/** Returns no email for an erased customer or a walk-in without an address. */
function customerMails(loaded: OrderWithBalance, template: CustomerMail, more: MoreOf): NewJob[] {
  const { email, erasedAt } = loaded.order.customer;
  if (erasedAt || email === null) return [];
  const locale = toLocale(loaded.order.locale);
  const { id, customer } = loaded.order;
  return [
    mailJob({
      to: email,
      locale,
      template,
      about: [customer.id, id],
      params: orderMailOf(loaded, locale, more),
    }),
  ];
}

type ShopMore = Omit<MoreOf, 'itemsOn'> & { amount?: number };

export function shopMail(loaded: OrderWithBalance, kind: Notice, { amount, ...more }: ShopMore = {}): NewJob {
  const { id, customer } = loaded.order;
  const address = customer.erasedAt ? null : customer.email;
  return mailJob({
    to: loaded.shop.identity.email,
    ...(address && { replyTo: address }),
    locale: defaultLocale,
    template: 'order_notice',
    about: [customer.id, id],
    params: {
      ...orderMailOf(loaded, defaultLocale, more),
      kind,
      name: fullName(customer),
      email: address ?? '',
      isErased: customer.erasedAt !== null,
      path: `/admin/orders/${id}/detail`,
      ...(amount !== undefined && { amount }),
    },
  });
}

/** Builds the emails about a change to the customer and to the shop. */
export const mailsAbout = (
  loaded: OrderWithBalance,
  template: StatusMail,
  more: Omit<MoreOf, 'itemsOn'> = {},
): NewJob[] => [...customerMails(loaded, template, more), shopMail(loaded, notices[template], more)];

/** Sends waiting emails about an earlier decision first, so that the recipient reads events in order. */
async function enqueueAfterWaiting(tx: Tx, orderId: string, mails: NewJob[]): Promise<void> {
  await runWaitingJobsNow(tx, waitingMailsOf(orderId));
  await enqueueAll(tx, mails);
}

export const notifyCustomer = async (
  tx: Tx,
  orderId: string,
  template: CustomerMail,
  more: MoreOf = {},
): Promise<void> =>
  enqueueAfterWaiting(tx, orderId, customerMails(await loadOrderWithBalance(tx, orderId), template, more));

export const notifyShop = async (tx: Tx, orderId: string, kind: Notice, more: ShopMore = {}): Promise<void> =>
  enqueueAfterWaiting(tx, orderId, [shopMail(await loadOrderWithBalance(tx, orderId), kind, more)]);

/** Queues both emails in the transaction of the change they report. */
export async function notifyCustomerAndShop(
  tx: Tx,
  orderId: string,
  template: StatusMail,
  more: Omit<MoreOf, 'itemsOn'> = {},
): Promise<void> {
  await enqueueAfterWaiting(tx, orderId, mailsAbout(await loadOrderWithBalance(tx, orderId), template, more));
}
