import { createHash, randomInt, randomUUID } from 'node:crypto';
import { summedAmounts } from '@/features/booking/domain/price';
import { wantedItems } from '@/features/booking/domain/wanted-items';
import { type PricedItem, pricedItems } from '@/features/booking/queries/priced-items';
import type { Placing } from '@/features/booking/schema';
import { addEvent, insertOrder, isTaken, lockCustomer } from '@/features/orders/data';
import { newBookingId } from '@/features/orders/domain/booking-id';
import { checkPeople } from '@/features/orders/domain/check-people';
import { claimHold } from '@/features/orders/holds/commands/claim-hold';
import type { OrderOrigin } from '@/features/orders/holds/domain/decide-hold';
import { claimItems } from '@/features/orders/items/commands/claim-items';
import { earliestOf } from '@/features/orders/items/domain/earliest';
import { newItem, shownOf } from '@/features/orders/items/domain/new-item';
import { sealDiver, sealOrder } from '@/features/orders/sealed/data';
import { openAttempt } from '@/features/payments/commands/open-attempt';
import type { Ctx } from '@/server/api/context';
import { step } from '@/server/api/step';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
import { fieldError } from '@/shared/errors/errors';
import type { Locale } from '@/shared/locale/locales';
import { dayAt } from '@/shared/time/days';
import { pickupOf } from '@/shared/time/pickup';

/** The customer, the origin of the order, and the staff member who placed it for them. */
export type Buyer = { customerId: string; locale: Locale; origin: OrderOrigin; staffId?: string };

function checkPickup(priced: PricedItem[], { pickup_area }: Pick<Placing, 'pickup_area'>): void {
  const isServed = priced.some(({ basket }) => pickupOf(basket.product, pickup_area));
  if (pickup_area && !isServed) throw fieldError('pickup_area', 'invalid.field');
}

async function freeBookingId(tx: Tx): Promise<string> {
  const drawn = newBookingId(randomInt);
  return (await isTaken(tx, drawn)) ? freeBookingId(tx) : drawn;
}

/** Claims the seats and creates the order with its payment attempt, in one transaction. */
export async function placeOrder(tx: Tx, ctx: Pick<Ctx, 'now' | 'locale' | 'client'>, input: Placing, buyer: Buyer) {
  const { now } = ctx;
  // An online order locks the account to count its holds; an order of the staff has to lock it here.
  if (buyer.staffId && !(await lockCustomer(tx, buyer.customerId))) throw fieldError('customer', 'invalid.field');
  const priced = await pricedItems({ db: tx as Ctx['db'] }, wantedItems(input), input.payment_type);
  checkPeople(priced, input.divers, dayAt(now));
  checkPickup(priced, input);
  const baskets = priced.map(({ basket }) => basket);
  const seats = baskets.reduce((sum, { diverCount }) => sum + diverCount, 0);
  const { expiresAt, networkHash } = await claimHold(tx, ctx, { ...buyer, seats });
  const claimed = await claimItems(tx, priced, { now, byStaff: buyer.staffId !== undefined });
  step('order.placing');
  const items = claimed.map(({ item, basket, departureId, delay }, position) =>
    newItem(basket, {
      id: randomUUID(),
      position,
      departureId,
      delay,
      date: item.activity_date,
      quantity: item.quantity,
      divers: item.divers,
      paymentType: input.payment_type,
    }),
  );
  const earliest = earliestOf(items.map(({ row }) => row));
  if (!earliest) throw new Error('an order without items');
  const order = await insertOrder(
    tx,
    {
      bookingId: await freeBookingId(tx),
      customerId: buyer.customerId,
      placedById: buyer.staffId ?? null,
      locale: buyer.locale,
      ...shownOf(earliest),
      ...summedAmounts(baskets),
      paymentType: input.payment_type,
      pickupArea: input.pickup_area,
      ...sealOrder(input),
      expiresAt,
      networkHash,
      createdAt: now,
      divers: { create: input.divers.map(sealDiver) },
    },
    items,
  );
  const by = buyer.staffId ? 'admin' : 'customer';
  await addEvent(tx, {
    orderId: order.id,
    at: now,
    kind: 'created',
    by,
    actorId: buyer.staffId ?? buyer.customerId,
    to: 'pending_payment',
  });
  const { attemptId } = await openAttempt(tx, {
    orderId: order.id,
    amount: order.dueNow,
    heldSince: now,
    holdExpiresAt: expiresAt,
    now,
  });
  await enqueue(tx, 'orders.expire', { orderId: order.id }, { runAt: expiresAt, jobKey: `expire:${order.id}` });
  return { order, attemptId };
}

/** Identifies a request; for an order of the staff, the customer is part of it. */
export const hashOf = (input: Placing, { customerId, staffId }: Buyer): string =>
  createHash('sha256')
    .update(JSON.stringify(staffId ? { ...input, customerId } : input))
    .digest('base64url');
