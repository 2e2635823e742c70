import { createHash, randomInt } from 'node:crypto';
import { claimSeats } from '@/features/availability/commands/claim-seats';
import { diverFaults } from '@/features/booking/divers/domain/check-divers';
import type { Basket } from '@/features/booking/domain/basket';
import { basket } from '@/features/booking/queries/quote';
import type { BookingInput } from '@/features/booking/schema';
import { addEvent, insertOrder, isTaken, lockCustomer } from '@/features/orders/data';
import { newBookingId } from '@/features/orders/domain/booking-id';
import { addOnsOf, amountsOf, delayedSnapshot, snapshotOf } from '@/features/orders/domain/snapshot';
import { claimHold } from '@/features/orders/holds/commands/claim-hold';
import type { OrderOrigin } from '@/features/orders/holds/domain/decide-hold';
import { sealDiver, sealOrder } from '@/features/orders/sealed/data';
import { openAttempt } from '@/features/payments/commands/open-attempt';
import type { Ctx } from '@/server/api/context';
import { step } from '@/server/api/step';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
import { AppError, fieldError, type Sentence } from '@/shared/errors/errors';
import type { Locale } from '@/shared/locale/locales';
import { dayAt, toDate } from '@/shared/time/days';
import { pickupOf } from '@/shared/time/pickup';

/** The customer, the origin of the order, and the staff member who placed it for them. */
export type Buyer = { customerId: string; locale: Locale; origin: OrderOrigin; staffId?: string };

/** Reports everything the product's rules have against the form at once. */
function checkDivers({ product, diverCount }: Basket, input: BookingInput, now: Date): void {
  if (input.divers.length !== diverCount) throw fieldError('divers', 'invalid.divers_count', { count: diverCount });
  const days = { activity: input.activity_date, today: dayAt(now) };
  const fields: Record<string, Sentence[]> = {};
  input.divers.forEach((diver, index) => {
    for (const [field, faults] of Object.entries(diverFaults(diver, product, days)))
      fields[`divers.${index}.${field}`] = faults;
  });
  if (Object.keys(fields).length > 0) throw new AppError('invalid_fields', { fields });
}

function checkPickup({ product }: Basket, { pickup_area }: BookingInput): void {
  if (pickup_area && !pickupOf(product, pickup_area)) throw fieldError('pickup_area', 'invalid.field');
}

async function freeBookingId(tx: Tx): Promise<string> {
  const drawn = newBookingId(randomInt);
  return (await isTaken(tx, drawn)) ? freeBookingId(tx) : drawn;
}

/** Claims the seats and creates the order with its payment attempt, in one transaction. */
export async function placeOrder(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'locale' | 'client'>,
  input: BookingInput,
  buyer: Buyer,
) {
  const { now } = ctx;
  // An online order locks the account to count its holds; an order of the staff has to lock it here.
  if (buyer.staffId && !(await lockCustomer(tx, buyer.customerId))) throw fieldError('customer', 'invalid.field');
  const wanted = await basket({ db: tx as Ctx['db'] }, input);
  checkDivers(wanted, input, now);
  checkPickup(wanted, input);
  const { product, diverCount } = wanted;
  const { expiresAt, networkHash } = await claimHold(tx, ctx, { ...buyer, seats: diverCount });
  const { departureId, delay } = await claimSeats(tx, {
    productId: product.id,
    date: input.activity_date,
    time: input.activity_time,
    divers: diverCount,
    now,
    byStaff: buyer.staffId !== undefined,
  });
  step('order.placing');
  const order = await insertOrder(tx, {
    bookingId: await freeBookingId(tx),
    customerId: buyer.customerId,
    placedById: buyer.staffId ?? null,
    locale: buyer.locale,
    productId: product.id,
    departureId,
    activityDate: toDate(input.activity_date),
    quantity: input.quantity,
    snapshot: delayedSnapshot(snapshotOf(wanted), delay),
    ...amountsOf(wanted),
    paymentType: input.payment_type,
    pickupArea: input.pickup_area,
    ...sealOrder(input),
    expiresAt,
    networkHash,
    createdAt: now,
    divers: { create: input.divers.map(sealDiver) },
    addOns: { create: addOnsOf(wanted) },
  });
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
export const hashOf = (input: BookingInput, { customerId, staffId }: Buyer): string =>
  createHash('sha256')
    .update(JSON.stringify(staffId ? { ...input, customerId } : input))
    .digest('base64url');
