import { randomUUID } from 'node:crypto';
import { db } from '../server/db';
import type { Order, Prisma } from '../server/generated/prisma/client';
import type { PaymentHook } from '../server/payment-hook';
import { account } from './factories';

/** An order that waits for its money; say only what matters to the test. */
export async function unpaidOrder(about: Partial<Prisma.OrderUncheckedCreateInput> = {}): Promise<Order> {
  const date = new Date('2027-02-01T00:00:00Z');
  const product = await db.product.create({
    data: { slug: randomUUID(), kind: 'TRIP', texts: {}, durationDays: 1, placesPerDay: 8, price: 1_000_000 },
  });
  const departure = await db.departure.create({ data: { productId: product.id, date, capacity: 8, taken: 2 } });
  const customer = await account();
  return db.order.create({
    data: {
      bookingId: `SGR-${randomUUID().slice(0, 6).toUpperCase()}`,
      customerId: customer.id,
      locale: 'en',
      productId: product.id,
      departureId: departure.id,
      activityDate: date,
      quantity: 1,
      diverCount: 2,
      snapshot: {},
      unitPrice: 1_000_000,
      paymentType: 'FULL_PAYMENT',
      activityFee: 1_000_000,
      addOnFee: 0,
      total: 1_000_000,
      dueNow: 1_000_000,
      remaining: 0,
      emergency: '',
      expiresAt: new Date(Date.now() + 30 * 60_000),
      ...about,
    },
  });
}

type Told = { what: keyof PaymentHook; orderId: string; [detail: string]: unknown };

/** Writes down what an order would be told, and in which transaction: what is rolled back was not told. */
export function recordingHook() {
  const told: Told[] = [];
  const tell = (what: keyof PaymentHook) => async (_tx: unknown, about: { orderId: string; now: Date }) => {
    const { now: _now, ...rest } = about;
    told.push({ what, ...rest });
  };
  const hook: PaymentHook = {
    received: tell('received'),
    wrongAmount: tell('wrongAmount'),
    failed: tell('failed'),
    refunded: tell('refunded'),
    refundFailed: tell('refundFailed'),
  };
  return { hook, told, toldOf: (orderId: string) => told.filter((entry) => entry.orderId === orderId) };
}
