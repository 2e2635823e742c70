import type { Tx } from '../../../server/db';
import { queueMail } from '../../../server/mail/outbox';
import { toDay } from '../../../shared/days';
import { AppError } from '../../../shared/errors';
import { defaultLocale, type Locale, toLocale } from '../../../shared/locales';
import { operator } from '../../../shared/operator';
import type { noticeKinds, OrderMail } from '../../../shared/order-mail';
import { balanceOf } from '../../payments/queries/balance';
import { fromStatus, type OrderRow, orderById } from '../data';
import { dueOf } from '../domain/due';
import { titleOf } from '../queries/order-view';
import { orderSnapshot } from '../schema';

export type Notice = (typeof noticeKinds)[number];

/** The mails that both sides get, with what the shop's copy is called. */
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
} as const satisfies Record<string, Notice>;

export type StatusMail = keyof typeof notices;
type CustomerMail =
  | StatusMail
  | 'order_reminder'
  | 'payment_failed'
  | 'payment_late_returned'
  | 'refund_started'
  | 'refund_done';

type More = Pick<OrderMail, 'refund' | 'reason' | 'dateBefore'>;

function pickupOf({ pickupArea, pickupAddress: address }: OrderRow) {
  const found = operator.pickup.find(({ area }) => area === pickupArea);
  return found ? { ...found, address } : null;
}

async function paramsOf(tx: Tx, order: OrderRow, locale: Locale, more: More): Promise<OrderMail> {
  const { paid, held } = await balanceOf(tx, order.id);
  const status = fromStatus(order.status);
  const unpaid = status === 'pending_payment';
  return {
    uuid: order.id,
    name: order.customer.firstName,
    bookingId: order.bookingId,
    path: `/user/orders/${order.id}`,
    product: titleOf(order, locale),
    date: toDay(order.activityDate),
    days: orderSnapshot.parse(order.snapshot).durationDays,
    divers: order.diverCount,
    total: order.total,
    paid,
    due: unpaid ? order.remaining : dueOf(status, order.total, held),
    ...(unpaid && { expiresAt: order.expiresAt.toISOString() }),
    pickup: pickupOf(order),
    ...more,
  };
}

async function orderToTell(tx: Tx, orderId: string): Promise<OrderRow> {
  const order = await orderById(tx, orderId, {});
  if (!order) throw new AppError('not_found');
  return order;
}

/** A mail to the customer, in the language of the order. */
export async function tellCustomer(tx: Tx, orderId: string, template: CustomerMail, more: More = {}): Promise<void> {
  const order = await orderToTell(tx, orderId);
  const locale = toLocale(order.locale);
  await queueMail(tx, { to: order.customer.email, locale, template, params: await paramsOf(tx, order, locale, more) });
}

/** A mail to the shop, in its language. */
export async function tellShop(
  tx: Tx,
  orderId: string,
  kind: Notice,
  more: More & { amount?: number } = {},
): Promise<void> {
  const order = await orderToTell(tx, orderId);
  const { customer } = order;
  const { amount, ...rest } = more;
  await queueMail(tx, {
    to: operator.email,
    replyTo: customer.email,
    locale: defaultLocale,
    template: 'order_notice',
    params: {
      ...(await paramsOf(tx, order, defaultLocale, rest)),
      kind,
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      email: customer.email,
      path: `/admin/orders/${order.id}/detail`,
      ...(amount !== undefined && { amount }),
    },
  });
}

/** Tells both sides what became of an order, in the transaction in which it did. */
export async function tell(tx: Tx, orderId: string, template: StatusMail, more: More = {}): Promise<void> {
  await tellCustomer(tx, orderId, template, more);
  await tellShop(tx, orderId, notices[template], more);
}
