import { afterAll, describe, expect, test } from 'vitest';
import { openShop } from '@/test/own-shop';

const shop = await openShop();
const { db, pool } = await import('@/server/database/db');
const { runJobs } = await import('@/test/jobs');
const { whileLocked } = await import('@/test/locks');
const { begin, recordingHook, sessionOf, statusOf, unpaidOrder } = await import('@/test/payments');
const { callerFor } = await import('@/test/actors');
const { openAttempt } = await import('./open-attempt');
const { lockOrderRow } = await import('./lock-order-row');
const { paymentJobs } = await import('@/features/payments/jobs');

const jobs = paymentJobs(recordingHook().hook);
const MINUTE_MS = 60_000;

afterAll(async () => {
  await shop.close();
  await db.$disconnect();
  await pool.end();
});

const open = (orderId: string, more: { amount?: number; now?: Date; holdExpiresAt?: Date } = {}) => {
  const { amount = 1_000_000, now = new Date(), holdExpiresAt = new Date(now.getTime() + 30 * MINUTE_MS) } = more;
  const heldSince = new Date(holdExpiresAt.getTime() - 30 * MINUTE_MS);
  return db.$transaction((tx) => openAttempt(tx, { orderId, amount, heldSince, holdExpiresAt, now }));
};

describe('an attempt', () => {
  test('is reused by later calls while it can be paid', async () => {
    const order = await unpaidOrder();
    const first = await begin(order.id);
    const again = await begin(order.id);
    expect(again).toEqual(first);
  });

  test('is replaced when the amount due changes, and its session is ended at the gateway', async () => {
    const order = await unpaidOrder();
    const first = await begin(order.id);
    const { attemptId } = await open(order.id, { amount: 300_000 });
    expect(attemptId).not.toBe(first.attemptId);
    await runJobs(jobs);
    expect(await statusOf(first.attemptId)).toBe('cancelled');
    const page = await (await callerFor(null)).payment.sandbox.page({ payment: first.payment });
    expect(page.state).toBe('cancelled');
  });

  test('ends five minutes before a hold of half an hour, and cannot be started after that', async () => {
    const order = await unpaidOrder();
    const now = new Date();
    const { attemptId } = await open(order.id, { now });
    const attempt = await db.paymentAttempt.findUniqueOrThrow({ where: { id: attemptId } });
    expect(attempt.expiresAt.getTime() - now.getTime()).toBe(25 * MINUTE_MS);
    const late = open(order.id, { now: new Date(now.getTime() + 25 * MINUTE_MS), holdExpiresAt: order.expiresAt });
    await expect(late).rejects.toMatchObject({ code: 'payment_time_over', status: 409 });
  });

  test('is the only live one of its order, enforced by the database', async () => {
    const order = await unpaidOrder();
    const row = (reference: string) =>
      db.paymentAttempt.create({
        data: { orderId: order.id, gateway: 'sandbox', reference, amount: 1, expiresAt: new Date() },
      });
    await row(`${order.id}-1`);
    await expect(row(`${order.id}-2`)).rejects.toThrow('payment_attempts_one_live');
  });

  test('is shared by parallel calls, and so is its session', async () => {
    const order = await unpaidOrder();
    const hold = (tx: Parameters<typeof lockOrderRow>[0]) => lockOrderRow(tx, order.id);
    const asking = await whileLocked(3, hold, () => ({ calls: [open(order.id), open(order.id), open(order.id)] }));
    const attempts = await Promise.all(asking.calls);
    expect(new Set(attempts.map(({ attemptId }) => attemptId)).size).toBe(1);
    const id = attempts[0]?.attemptId ?? '';
    const urls = await Promise.all([sessionOf(id), sessionOf(id), sessionOf(id)]);
    expect(new Set(urls).size).toBe(1);
    expect(urls[0]).toContain('/sandbox-gateway/');
    expect(await db.sandboxSession.count({ where: { failureUrl: { endsWith: order.id } } })).toBe(1);
  });
});
