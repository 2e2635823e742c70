import { randomUUID } from 'node:crypto';
import { openAttempt } from '@/features/payments/commands/open-attempt';
import { openSession } from '@/features/payments/commands/open-session';
import { db } from '@/server/database/db';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import type { Order, Prisma } from '@/server/generated/prisma/client';
import { account } from './factories';

export const PRICE = 1_000_000;
const HOLD_MS = 30 * 60_000;

const snapshot = {
  ...{ slug: 'sold', kind: 'trip', titles: { en: 'Sold' }, variant: null },
  ...{ diversPerPackage: 2, pickup: false, transfers: null, durationDays: 1 },
};

/** An unpaid order; pass only what matters to the test. */
export async function unpaidOrder(about: Partial<Prisma.OrderUncheckedCreateInput> = {}): Promise<Order> {
  const date = new Date('2027-02-01T00:00:00Z');
  const product = await db.product.create({
    data: { slug: randomUUID(), kind: 'trip', texts: {}, durationDays: 1, seatsPerDay: 8, price: PRICE },
  });
  const departure = await db.departure.create({ data: { productId: product.id, date, capacity: 8, taken: 2 } });
  const customer = await account();
  const amounts = { activityFee: PRICE, addOnFee: 0, total: PRICE };
  return db.order.create({
    data: {
      bookingId: `SGR-${randomUUID().slice(0, 6).toUpperCase()}`,
      customerId: customer.id,
      locale: 'en',
      activityDate: date,
      lastDay: date,
      paymentType: 'full_payment',
      ...amounts,
      dueNow: PRICE,
      remaining: 0,
      emergency: '',
      expiresAt: new Date(Date.now() + HOLD_MS),
      items: {
        create: {
          ...{ position: 0, productId: product.id, departureId: departure.id, activityDate: date, diverCount: 2 },
          ...{ snapshot, unitPrice: PRICE, ...amounts, dueNowPercent: 100, refundBands: [] },
        },
      },
      ...about,
    },
  });
}

type Begun = { orderId: string; attemptId: string; reference: string };
type Wanted = { orderId?: string; amount?: number; gateway?: string };

export async function openedAttempt({ orderId, amount = PRICE, gateway }: Wanted = {}): Promise<Begun> {
  const order = orderId ?? (await unpaidOrder()).id;
  const now = new Date();
  const wanted = { orderId: order, amount, heldSince: now, holdExpiresAt: new Date(now.getTime() + HOLD_MS), now };
  const { attemptId } = await db.$transaction((tx) => openAttempt(tx, wanted));
  const { reference } = await db.paymentAttempt.update({
    where: { id: attemptId },
    data: gateway ? { gateway } : {},
  });
  return { orderId: order, attemptId, reference };
}

/** The address at which the customer of an attempt pays. */
export const sessionOf = (attemptId: string, deadline?: AbortSignal): Promise<string | null> =>
  openSession({ db, now: new Date(), ...(deadline && { deadline }) }, attemptId, {
    description: 'SGR-ABC234',
    customer: { name: 'Ayu', email: 'ayu@example.test' },
    locale: 'de',
  });

/** Like `openedAttempt`, with its session at the gateway. */
export async function begunAttempt(wanted: Wanted = {}): Promise<Begun & { url: string }> {
  const begun = await openedAttempt(wanted);
  return { ...begun, url: (await sessionOf(begun.attemptId)) ?? '' };
}

/** Begins an attempt and also returns the id of the payment at the sandbox. */
export async function begin(orderId: string) {
  const { attemptId, url } = await begunAttempt({ orderId });
  return { attemptId, url, payment: url.split('/').at(-1) ?? '' };
}

export const statusOf = async (attemptId: string) =>
  (await db.paymentAttempt.findUniqueOrThrow({ where: { id: attemptId } })).status;

type HookCall = { what: keyof PaymentHook; orderId: string; [detail: string]: unknown };

/**
 * Records notifications to orders within their transaction, so notifications of a rolled-back transaction are
 * dropped.
 */
export function recordingHook() {
  const calls: HookCall[] = [];
  const record = (what: keyof PaymentHook) => async (_tx: unknown, about: { orderId: string; now: Date }) => {
    const { now: _now, ...rest } = about;
    calls.push({ what, ...rest });
  };
  const hook: PaymentHook = {
    received: record('received'),
    wrongAmount: record('wrongAmount'),
    failed: record('failed'),
    refunded: record('refunded'),
    refundFailed: record('refundFailed'),
  };
  const callsOf = (orderId: string) => calls.filter((entry) => entry.orderId === orderId);
  return { hook, calls, callsOf, namesOf: (orderId: string) => callsOf(orderId).map(({ what }) => what) };
}
