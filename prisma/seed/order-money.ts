import { randomUUID } from 'node:crypto';
import { env } from '../../src/env';
import { percentOf } from '../../src/features/booking/domain/percent-of';
import { hasEnded, type OrderStatus } from '../../src/features/orders/domain/order-state';
import { refundPercent } from '../../src/features/orders/domain/refund-policy';
import { settlementOf } from '../../src/features/orders/domain/settlement';
import type { Tx } from '../../src/server/database/db';
import type { Order } from '../../src/server/generated/prisma/client';
import { defaultShop } from '../../src/shared/shop/sections';
import { momentOf, toDay } from '../../src/shared/time/days';
import type { Step } from './order-steps';

type Paid = { order: Order; attemptId: string; sessionId: string };

/** Writes the payment attempt here and at the sandbox gateway. */
async function seedAttempt(db: Tx, order: Order, paidAt: Date | null): Promise<Paid> {
  const reference = randomUUID();
  const sessionId = `sbx_${reference}`;
  const { id: orderId, dueNow: amount, expiresAt, createdAt } = order;
  await db.sandboxSession.create({
    data: {
      id: sessionId,
      reference,
      amount,
      description: order.bookingId,
      paymentUrl: `${env.APP_URL}/sandbox-gateway/${sessionId}`,
      successUrl: `${env.APP_URL}/payment-success?order=${orderId}`,
      failureUrl: `${env.APP_URL}/payment-failed?order=${orderId}`,
      expiresAt,
      createdAt,
      status: paidAt ? 'paid' : 'expired',
      paidAmount: paidAt ? amount : null,
      paidAt,
    },
  });
  const { id: attemptId } = await db.paymentAttempt.create({
    data: {
      orderId,
      gateway: 'sandbox',
      reference,
      sessionId,
      amount,
      status: paidAt ? 'paid' : 'expired',
      expiresAt,
      createdAt,
      settledAt: paidAt,
      polledAt: createdAt,
    },
  });
  return { order, attemptId, sessionId };
}

async function seedRefund(
  db: Tx,
  { order, attemptId, sessionId }: Paid,
  reason: OrderStatus,
  { amount, at }: { amount: number; at: Date },
): Promise<void> {
  const { id: orderId } = order;
  const gatewayId = `sbr_${randomUUID()}`;
  const refund = await db.refund.create({
    data: {
      ...{ orderId, attemptId, amount, reason, gatewayId },
      status: 'succeeded',
      tries: 1,
      createdAt: at,
      settledAt: at,
    },
  });
  await db.sandboxRefund.create({
    data: { id: gatewayId, sessionId, reference: refund.id, amount, status: 'succeeded', createdAt: at },
  });
  await db.ledgerEntry.create({
    data: { orderId, kind: 'refund', amount: -amount, refundId: refund.id, attemptId, at },
  });
  await db.orderEvent.create({ data: { orderId, at, kind: 'refunded', by: 'system', amount } });
}

/** A payment made at the shop on the morning of the activity. */
export type OnSite = { orderId: string; amount: number; at: Date };

/** Writes gateway payments, refunds and retained amounts, which add up; returns the amount due on site. */
export async function seedMoney(db: Tx, order: Order, steps: Step[]): Promise<OnSite | null> {
  const paidAt = steps.find(({ to }) => to === 'paid')?.at ?? null;
  const paid = await seedAttempt(db, order, paidAt);
  const last = steps.at(-1);
  if (!last) return null;
  const { id: orderId, dueNow, remaining } = order;
  if (paidAt)
    await db.ledgerEntry.create({
      data: { orderId, kind: 'charge', amount: dueNow, attemptId: paid.attemptId, at: paidAt },
    });
  if (!hasEnded(last.to)) return null;
  const onSite = last.to === 'completed' ? remaining : 0;
  const held = (paidAt ? dueNow : 0) + onSite;
  const byPolicy = (sum: number) =>
    last.to === 'completed'
      ? 0
      : percentOf(sum, refundPercent(defaultShop.selling.refund_bands, toDay(order.activityDate), last.at));
  const { back, retained } = settlementOf(last.to, { held, wrong: 0 }, byPolicy);
  if (back > 0) await seedRefund(db, paid, last.to, { amount: back, at: last.at });
  await db.order.update({
    where: { id: orderId },
    data: { retained, items: { updateMany: { where: { state: 'off' }, data: { retained } } } },
  });
  return onSite > 0 ? { orderId, amount: onSite, at: momentOf(toDay(order.activityDate), '07:10') } : null;
}
