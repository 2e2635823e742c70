import { type DepartureTime, departureTimes } from '@/features/availability/queries/departure-times';
import { exportedInvoices } from '@/features/invoices/queries/invoices-of';
import type { OrderRow } from '@/features/orders/data/orders';
import { ordersOfCustomer } from '@/features/orders/data/orders';
import { openCompanions, openDiver, openEmergency, openOrder } from '@/features/orders/data/sealed';
import { diversOn } from '@/features/orders/domain/divers-on';
import { leadItem } from '@/features/orders/domain/lead-item';
import { packagesOf } from '@/features/orders/domain/snapshot';
import { timelineOf, titleOf } from '@/features/orders/queries/order-view';
import { orderSnapshot } from '@/features/orders/schema';
import { paymentsOf } from '@/features/payments/queries/payments-of';
import type { Tx } from '@/server/database/db';
import { defaultLocale } from '@/shared/locale/locales';
import { toDay } from '@/shared/time/days';

/** Payments and refunds without the texts exchanged between the shop and a gateway. */
async function moneyOf(db: Tx, orderId: string) {
  const { attempts, ledger, refunds } = await paymentsOf(db, orderId);
  return {
    attempts,
    payments: ledger.map(({ kind, amount, method, at }) => ({ kind, amount, method, at })),
    refunds: refunds.map(({ last_error: _, ...refund }) => refund),
  };
}

async function exportOf(db: Tx, order: OrderRow, timeOf: (id: string) => DepartureTime) {
  const lead = leadItem(order.items);
  return {
    booking_id: order.bookingId,
    status: order.status,
    product: titleOf(lead, defaultLocale),
    activity_date: toDay(lead.activityDate),
    activity_time: timeOf(lead.departureId).time,
    quantity: packagesOf(lead, orderSnapshot.parse(lead.snapshot)),
    locale: order.locale,
    total: order.total,
    pickup_area: order.pickupArea,
    ...openOrder(order),
    ordered_at: order.createdAt.toISOString(),
    items: order.items.map((item) => ({
      product: titleOf(item, defaultLocale),
      activity_date: toDay(item.activityDate),
      activity_time: timeOf(item.departureId).time,
      quantity: packagesOf(item, orderSnapshot.parse(item.snapshot)),
      total: item.total,
      state: item.state,
      divers: diversOn(item, order.divers).map(({ fullName }) => fullName),
      companions: openCompanions(item).map((name) => ({ name })),
    })),
    divers: order.divers.map(openDiver),
    emergency_contact: openEmergency(order),
    decline_reason: order.declineReason,
    ...(await moneyOf(db, order.id)),
    invoices: await exportedInvoices(db, order.id),
    timeline: timelineOf(order, defaultLocale),
  };
}

/** The person's orders, divers and events, for their data export. */
export async function orderedBy(db: Tx, userId: string) {
  const orders = await ordersOfCustomer(db, userId);
  const departures = orders.flatMap(({ items }) => items.map(({ departureId }) => departureId));
  const timeOf = await departureTimes(db, departures);
  const exported = [];
  for (const order of orders) exported.push(await exportOf(db, order, timeOf));
  return exported;
}
