import { type DepartureTime, departureTimes } from '@/features/availability/queries/departure-times';
import { feeLines, feesOnSite } from '@/features/booking/domain/fee-lines';
import { covers } from '@/features/catalogue/products/queries/covers';
import type { PictureView } from '@/features/catalogue/schema';
import type { ShownItem } from '@/features/orders/data/items';
import type { ListedOrder, OrderRow, ShownOrder } from '@/features/orders/data/orders';
import { openDiver, openEmergency, openOrder } from '@/features/orders/data/sealed';
import { dueLeft } from '@/features/orders/domain/due-left';
import { isEditable } from '@/features/orders/domain/is-editable';
import { lastDayOf, leadItem } from '@/features/orders/domain/lead-item';
import { openMoveRequest } from '@/features/orders/domain/move-request';
import { noOpenForms, openFormsOf } from '@/features/orders/domain/open-forms';
import { hasEnded } from '@/features/orders/domain/order-state';
import { pickupChange } from '@/features/orders/domain/pickup-change';
import { amountsOf, isBooked, outstandingOf } from '@/features/orders/domain/shares';
import { packagesOf } from '@/features/orders/domain/snapshot';
import { choicesOf, refundable } from '@/features/orders/policy';
import { type OrderView, orderSnapshot, orderView, type WrongAmountView } from '@/features/orders/schema';
import type { WaitingWrongAmount } from '@/features/payments/domain/wrong-amount';
import { type Balance, balanceOf } from '@/features/payments/queries/balance';
import { livePaymentUrl } from '@/features/payments/queries/live-attempt';
import { latestRefundWay } from '@/features/payments/queries/refunds';
import { waitingWrongAmount } from '@/features/payments/queries/wrong-amounts';
import type { Ctx } from '@/server/api/context';
import type { Locale } from '@/shared/locale/locales';
import { lineIn } from '@/shared/schema/localised';
import { dayAt, toDay } from '@/shared/time/days';
import { pickupOf } from '@/shared/time/pickup';
import { flightsFrom, shownFlights } from './flights-of-order';
import { addOnViewIn, itemViewsOf } from './item-views';
import { noFlyOfOrder } from './no-fly-of-order';
import { pickupItems } from './pickup-items';

export const titleOf = ({ snapshot }: Pick<ShownItem, 'snapshot'>, locale: Locale): string =>
  lineIn(orderSnapshot.parse(snapshot).titles, locale);

/** A wrong amount goes back automatically when the hold of its unpaid order ends, unless no ledger holds it. */
export const wrongAmountViewOf = (
  { status, expiresAt }: Pick<ListedOrder, 'status' | 'expiresAt'>,
  waiting: WaitingWrongAmount | null,
): WrongAmountView | null =>
  waiting && {
    ...waiting,
    returns_at: status === 'pending_payment' && waiting.received > 0 ? expiresAt.toISOString() : null,
  };

export const departureTimeOf = ({ time, isChoice }: DepartureTime) => ({
  activity_time: time,
  several_departures: isChoice,
});

export const eventViewIn =
  (locale: Locale, items: ShownOrder['items']) =>
  ({ at, kind, by, from, to, note, amount, itemId }: OrderRow['events'][number]) => {
    const item = items.find(({ id }) => id === itemId);
    return {
      at: at.toISOString(),
      kind,
      item: item ? { uuid: item.id, title: titleOf(item, locale), activity_date: toDay(item.activityDate) } : null,
      by,
      from,
      to,
      note,
      amount,
    };
  };

/** The reasons of these events are written for staff. */
const forStaff = ['payment_reversed', 'due_now_lowered'];

/** Leaves out events that are internal to the shop. */
export const timelineOf = ({ events, items }: Pick<ShownOrder, 'events' | 'items'>, locale: Locale) =>
  events
    .filter(({ internal }) => !internal)
    .map(eventViewIn(locale, items))
    .map((event) => (forStaff.some((kind) => kind === event.kind) ? { ...event, note: null } : event));

/** A move request lapses when its order ends. */
function moveRequestOf({ events, status }: Pick<ShownOrder, 'events' | 'status'>): OrderView['move_request'] {
  const request = hasEnded(status) ? null : openMoveRequest(events);
  return (
    request && {
      item: request.itemId,
      activity_date: request.day,
      message: request.message,
      requested_at: request.at.toISOString(),
    }
  );
}

function pickupChangeOf(
  { status, items }: Pick<ShownOrder, 'status' | 'items'>,
  timeOf: Facts['timeOf'],
  now: Date,
): OrderView['pickup_change'] {
  const change = pickupChange({ status, items: pickupItems(items, timeOf) }, now);
  return change && { areas: change.areas, until: change.until.toISOString() };
}

/** Adds the last days, which the database computes and an order just written lacks. */
const withLastDays = (items: ShownOrder['items']) => items.map((item) => ({ ...item, lastDay: lastDayOf(item) }));

/** The rest of the price, which an unpaid order owes after its payment, and the fees at the gate. */
function dueOnSite({ status, remaining, items }: ShownOrder, stillToPay: number): number {
  if (hasEnded(status)) return 0;
  const fees = items.filter(isBooked).flatMap((item) => feeLines.parse(item.fees));
  return feesOnSite(fees) + (status === 'pending_payment' ? remaining : stillToPay);
}

type Facts = {
  balance: Balance;
  timeOf: (departureId: string) => DepartureTime;
  coverOf: (productId: string) => PictureView | null;
  wrongAmount: WaitingWrongAmount | null;
  /** URL at which the order can be paid now. */
  paymentUrl: string | null;
  refundWay: OrderView['refund_way'];
};

/** The view of an order from rows and facts that were read or just written. */
export function viewFrom(
  { now, locale }: Pick<Ctx, 'now' | 'locale'>,
  row: ShownOrder,
  { balance, timeOf, coverOf, wrongAmount, paymentUrl, refundWay }: Facts,
): OrderView {
  const lead = leadItem(row.items);
  const snapshot = orderSnapshot.parse(lead.snapshot);
  const { variant, slug, durationDays } = snapshot;
  const pickup = pickupOf(snapshot, row.pickupArea);
  const status = row.status;
  const divers = row.divers.map(openDiver);
  const contact = openEmergency(row);
  const flights = flightsFrom(row, timeOf);
  const amounts = amountsOf(row.items, balance);
  return orderView.parse({
    uuid: row.id,
    booking_id: row.bookingId,
    status,
    product: { slug, title: titleOf(lead, locale), cover: coverOf(lead.productId) },
    variant: variant && lineIn(variant, locale),
    activity_date: toDay(lead.activityDate),
    ...departureTimeOf(timeOf(lead.departureId)),
    duration_days: durationDays,
    quantity: packagesOf(lead, snapshot),
    pickup_area: row.pickupArea,
    ...openOrder(row),
    pickup_window: pickup && { from: pickup.from, to: pickup.to },
    return_window: pickup?.back ?? null,
    meeting_time: pickup ? null : timeOf(lead.departureId).meeting,
    no_fly_until: noFlyOfOrder(row, timeOf)?.toISOString() ?? null,
    flights: shownFlights(row, flights),
    divers,
    add_ons: row.addOns.map(addOnViewIn(locale)),
    items: itemViewsOf(row, { locale, now, held: refundable(balance), timeOf, coverOf, flights }),
    emergency_contact: contact,
    open_forms: isEditable({ ...row, items: withLastDays(row.items) }, dayAt(now))
      ? openFormsOf({ divers, emergency_contact: contact })
      : noOpenForms,
    unit_price: lead.unitPrice,
    activity_fee: row.activityFee,
    add_on_fee: row.addOnFee,
    discount: row.discount,
    adjustment: row.adjustment,
    passed_on: row.passedOn,
    total: row.total,
    payment_type: row.paymentType,
    due_now: row.dueNow,
    remaining_balance: row.remaining,
    paid: balance.paid,
    held: amounts.paid,
    still_to_pay: amounts.stillToPay,
    refunded: balance.refunded,
    refunding: balance.refunding + balance.owed,
    refund_way: refundWay,
    wrong_amount: wrongAmountViewOf(row, wrongAmount),
    outstanding: outstandingOf(row, balance),
    due_on_site: dueOnSite(row, amounts.stillToPay),
    on_account: balance.onAccount,
    due_left: status === 'pending_payment' ? dueLeft(row, balance) : 0,
    decline_reason: row.declineReason,
    expires_at: status === 'pending_payment' ? row.expiresAt.toISOString() : null,
    created_at: row.createdAt.toISOString(),
    payment_url: paymentUrl,
    can: choicesOf({ status, items: row.items, expiresAt: row.expiresAt, balance }, now),
    pickup_change: pickupChangeOf(row, timeOf, now),
    move_request: moveRequestOf(row),
    timeline: timelineOf(row, locale),
  });
}

const hasRefunds = ({ refunded, refunding, owed }: Balance): boolean => refunded + refunding + owed > 0;

export async function viewOf(ctx: Pick<Ctx, 'db' | 'now' | 'locale'>, row: OrderRow): Promise<OrderView> {
  const { db, now, locale } = ctx;
  const balance = await balanceOf(db, row.id);
  const timeOf = await departureTimes(
    db,
    row.items.map(({ departureId }) => departureId),
  );
  const pictures = await covers(
    db,
    row.items.map(({ productId }) => productId),
    locale,
  );
  return viewFrom(ctx, row, {
    balance,
    timeOf,
    coverOf: (id) => pictures.get(id) ?? null,
    wrongAmount: await waitingWrongAmount(db, row.id),
    refundWay: hasRefunds(balance) ? await latestRefundWay(db, row.id) : null,
    paymentUrl: row.status === 'pending_payment' ? await livePaymentUrl(db, row.id, now) : null,
  });
}
