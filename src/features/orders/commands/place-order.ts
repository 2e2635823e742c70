import { randomInt } from 'node:crypto';
import { timesById } from '@/features/availability/queries/departure-times';
import { wantedItems } from '@/features/booking/domain/wanted-items';
import { type PricedItem, pricedItems } from '@/features/booking/queries/priced-items';
import type { Placing } from '@/features/booking/schema';
import type { Offers } from '@/features/catalogue/prices/queries/offers';
import type { RecentHolds } from '@/features/orders/data/holds';
import { insertNewOrder, type NewOrder, type OrderingCustomer } from '@/features/orders/data/placement';
import { newBookingId } from '@/features/orders/domain/booking-id';
import { checkFlights } from '@/features/orders/domain/check-flights';
import { checkEquipment, checkPeople } from '@/features/orders/domain/check-people';
import { firstAttempt } from '@/features/payments/commands/first-attempt';
import { noBalance } from '@/features/payments/queries/balance';
import type { Ctx } from '@/server/api/context';
import { step } from '@/server/api/step';
import type { Tx } from '@/server/database/db';
import { type NewJob, newJob } from '@/server/jobs/enqueue';
import { currentShop } from '@/server/shop/current-shop';
import { AppError, fieldError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';
import { pickupOf } from '@/shared/time/pickup';
import { claimItems } from './claim-items';
import { hashOf } from './claim-key';
import { holdUntil } from './hold-until';
import type { OrderWithBalance } from './order-notifications';
import { type Buyer, orderRows, originOf } from './order-rows';
import type { PlacingPolicy } from './placing-policies';

type Begun = {
  orderId: string;
  buyer: OrderingCustomer | null;
  networkHash: string | null;
  holds: RecentHolds[];
  offers: Offers;
};

/** An order as written, with what its view needs besides the rows. */
export type PlacedOrder = OrderWithBalance & { attempt: NewOrder['attempt']; offers: Offers };

export type Placement = {
  policy: PlacingPolicy;
  jobsAbout: (placed: PlacedOrder) => NewJob[];
  /** True when staff take divers along who do not fit yet. */
  isOverridden?: boolean;
};

function checkPickup(priced: PricedItem[], { pickup_area }: Pick<Placing, 'pickup_area'>): void {
  const isServed = priced.some(({ basket }) => pickupOf(basket.product, pickup_area));
  if (pickup_area && !isServed) throw fieldError('pickup_area', 'invalid.field');
}

/** Booking IDs are drawn at random, so one may be taken already. */
async function insertWithBookingId(tx: Tx, rows: NewOrder, jobsAbout: (order: NewOrder['order']) => NewJob[]) {
  for (;;) {
    const order = { ...rows.order, bookingId: newBookingId(randomInt) };
    if (await insertNewOrder(tx, { ...rows, order }, jobsAbout(order))) return order;
  }
}

/**
 * Claims the seats and creates the order with its payment attempt and these jobs, in a transaction that has run
 * `beginOrder`.
 */
export async function placeOrder(
  tx: Tx,
  { now, locale }: Pick<Ctx, 'now' | 'locale'>,
  { quoted_total, ...input }: Placing & { quoted_total?: number | undefined },
  buyer: Buyer,
  begun: Begun,
  { policy, jobsAbout, isOverridden = false }: Placement,
): Promise<PlacedOrder> {
  const { orderId: id, buyer: customer, networkHash, holds, offers } = begun;
  if (buyer.staffId && !customer) throw fieldError('customer', 'invalid.field');
  const shop = await currentShop(tx);
  const ordering = { paymentType: input.payment_type, people: input.divers, shop };
  const priced = pricedItems(offers, wantedItems(input), ordering);
  checkPeople(priced, input.divers, { today: dayAt(now), shop: shop.agencies, isOverridden });
  checkEquipment(priced, input.divers);
  policy.checkForms(priced, input);
  checkPickup(priced, input);
  if (!customer) throw new AppError('unauthenticated');
  const seats = priced.reduce((sum, { basket }) => sum + basket.diverCount, 0);
  const held = holdUntil({ now, locale, shop }, { origin: originOf(buyer), seats, networkHash, holds });
  const claimed = await claimItems(tx, priced, { now, byStaff: buyer.staffId !== null });
  checkFlights(claimed, input, { today: dayAt(now), isOverridden });
  const hold = { ...held, expiresAt: policy.holdEnd(held.expiresAt, claimed, now) };
  step('order.placing');
  const rows = orderRows({ id, input, buyer, claimed, refundBands: shop.selling.refund_bands, hold, now });
  const { total, dueNow } = rows.order;
  const opened = firstAttempt({ orderId: id, amount: dueNow, holdExpiresAt: hold.expiresAt, now });
  const attempt = policy.firstAttempt(opened, now);
  if (quoted_total !== undefined && quoted_total !== total) throw new AppError('price_changed');
  const timeOf = timesById(claimed.map(({ departureId, departs }) => [departureId, departs]));
  const { items, divers, addOns, event } = rows;
  const placedAs = (order: NewOrder['order']): PlacedOrder => ({
    order: { ...order, items, divers, addOns, events: [event], customer: { ...customer, erasedAt: null } },
    timeOf,
    balance: noBalance,
    shop,
    attempt,
    offers,
  });
  const expiring = newJob('orders.expire', { orderId: id }, { runAt: hold.expiresAt, jobKey: `expire:${id}` });
  const order = await insertWithBookingId(tx, { ...rows, attempt }, (drawn) => [
    expiring,
    ...jobsAbout(placedAs(drawn)),
  ]);
  return placedAs(order);
}

/** Staff orders include the customer in the request, so it is hashed too. */
export const orderHash = (input: Placing, { customerId, staffId }: Buyer): string =>
  hashOf(staffId ? { ...input, customerId } : input);
