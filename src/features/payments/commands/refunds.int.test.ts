import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { paymentJobs } from '@/features/payments/jobs';
import { balanceOf } from '@/features/payments/queries/balance';
import { db, pool, type Tx } from '@/server/database/db';
import { runJobs } from '@/test/jobs';
import { whileLocked } from '@/test/locks';
import { begunAttempt, PRICE, recordingHook, unpaidOrder } from '@/test/payments';
import { checkAttempts } from './check-attempts';
import { lockOrderRow } from './lock-order-row';
import { markRefundedByHand } from './mark-refunded-by-hand';
import { requestRefund } from './request-refund';
import { retryRefund } from './retry-refund';
import { sendRefund } from './send-refund';
import { settleRefund } from './settle-refund';

const { hook, callsOf, namesOf } = recordingHook();
const jobs = paymentJobs(hook);
const now = new Date();

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

/** A paid order; the gateway may hold less than the amount paid. */
async function paidOrder(amount = PRICE, atGateway = amount) {
  const order = await unpaidOrder();
  await payAgain(order.id, amount, atGateway);
  return order;
}

async function payAgain(orderId: string, amount: number, atGateway = amount) {
  const { reference } = await begunAttempt({ orderId, amount });
  const turn = (paidAmount: number) =>
    db.sandboxSession.update({ where: { reference }, data: { status: 'paid', paidAmount, paidAt: now } });
  await turn(amount);
  await checkAttempts({ db, now }, orderId, hook);
  await turn(atGateway);
}

const request = (orderId: string, amount: number) =>
  db.$transaction((tx) => requestRefund(tx, { orderId, amount, reason: 'cancelled', now }));

const refundsOf = (orderId: string) => db.refund.findMany({ where: { orderId }, orderBy: { id: 'asc' } });

describe('a refund', () => {
  test('is sent through the gateway, recorded in the ledger once, and notifies the order', async () => {
    const order = await paidOrder();
    await request(order.id, 400_000);
    expect(await balanceOf(db, order.id)).toMatchObject({ held: 600_000, refunding: 400_000, refunded: 0 });
    await runJobs(jobs);
    expect(await balanceOf(db, order.id)).toMatchObject({ held: 600_000, refunding: 0, refunded: 400_000 });
    expect(namesOf(order.id)).toEqual(['received', 'refunded']);
  });

  test('settled while the balance is read counts as refunded or as pending', async () => {
    const order = await paidOrder();
    await request(order.id, 400_000);
    const settling = db.$extends({
      query: {
        async $allOperations({ args, query }) {
          const answer = await query(args);
          await runJobs(jobs);
          return answer;
        },
      },
    });
    const { held, refunding, refunded } = await balanceOf(settling as unknown as Tx, order.id);
    expect([held, refunding + refunded]).toEqual([600_000, 400_000]);
    expect(await balanceOf(db, order.id)).toMatchObject({ held: 600_000, refunding: 0, refunded: 400_000 });
  });

  test('is never more than was received, even for several concurrent requests', async () => {
    const order = await paidOrder();
    const hold = (tx: Parameters<typeof lockOrderRow>[0]) => lockOrderRow(tx, order.id);
    const asking = await whileLocked(3, hold, () => ({
      calls: Promise.allSettled([request(order.id, 400_000), request(order.id, 400_000), request(order.id, 400_000)]),
    }));
    const results = await asking.calls;
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(request(order.id, 200_001)).rejects.toMatchObject({ code: 'refund_exceeds', status: 409 });
    await request(order.id, 200_000);
    await runJobs(jobs);
    expect(await balanceOf(db, order.id)).toMatchObject({ held: 0, refunded: 1_000_000 });
  });

  test('across several payments takes from each of them', async () => {
    const order = await paidOrder(300_000);
    await payAgain(order.id, 700_000);
    await request(order.id, 800_000);
    await runJobs(jobs);
    expect((await refundsOf(order.id)).map(({ amount, status }) => [amount, status])).toEqual([
      [300_000, 'succeeded'],
      [500_000, 'succeeded'],
    ]);
  });

  test('is paid once when its job runs twice, in sequence or at once', async () => {
    const order = await paidOrder();
    await request(order.id, 400_000);
    const [refund] = await refundsOf(order.id);
    const run = () => sendRefund({ db, now }, refund?.id ?? '', hook);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await db.sandboxRefund.count({ where: { reference: { startsWith: refund?.id ?? '' } } })).toBe(1);
    expect(await balanceOf(db, order.id)).toMatchObject({ held: 600_000, refunded: 400_000 });
    expect(namesOf(order.id)).toEqual(['received', 'refunded']);
  });
});

test('the outcome of a refund is recorded once, even when two callers report it at once', async () => {
  const order = await paidOrder();
  await request(order.id, 400_000);
  const [refund] = await refundsOf(order.id);
  if (!refund) throw new Error('there is one');
  const settle = () => settleRefund({ db, now }, refund, { state: 'succeeded' }, hook);
  const hold = (tx: Parameters<typeof lockOrderRow>[0]) => lockOrderRow(tx, order.id);
  const { calls } = await whileLocked(2, hold, () => ({ calls: Promise.all([settle(), settle()]) }));
  expect((await calls).sort()).toEqual([false, true]);
  expect(await balanceOf(db, order.id)).toMatchObject({ refunded: 400_000 });
});

describe('a refund that the gateway refuses', () => {
  test('is stored with the reason and reported, and its money counts as held again', async () => {
    const order = await paidOrder(1_000_000, 0);
    await request(order.id, 400_000);
    await runJobs(jobs);
    expect(await refundsOf(order.id)).toMatchObject([{ status: 'failed', lastError: 'more than was paid' }]);
    expect(callsOf(order.id).at(-1)).toMatchObject({ what: 'refundFailed', amount: 400_000, byHand: false });
    expect(await balanceOf(db, order.id)).toMatchObject({ held: 1_000_000, refunding: 0 });
  });

  test('can be retried, as a new refund at the gateway', async () => {
    const order = await paidOrder(1_000_000, 0);
    await request(order.id, 400_000);
    await runJobs(jobs);
    const [refund] = await refundsOf(order.id);
    await db.sandboxSession.updateMany({
      where: { failureUrl: { endsWith: order.id } },
      data: { paidAmount: 1_000_000 },
    });
    await db.$transaction((tx) => retryRefund(tx, refund?.id ?? ''));
    await runJobs(jobs);
    expect(await db.sandboxRefund.findMany({ where: { reference: { startsWith: refund?.id ?? '' } } })).toMatchObject([
      { reference: `${refund?.id}-1`, amount: 400_000 },
    ]);
    expect(await balanceOf(db, order.id)).toMatchObject({ held: 600_000, refunded: 400_000 });
    const again = db.$transaction((tx) => retryRefund(tx, refund?.id ?? ''));
    await expect(again).rejects.toMatchObject({ code: 'refund_not_failed' });
  });

  test('stays unchanged when its job runs again, or when an old answer arrives after a retry', async () => {
    const order = await paidOrder(PRICE, 0);
    await request(order.id, 400_000);
    await runJobs(jobs);
    const [refund] = await refundsOf(order.id);
    if (!refund) throw new Error('there is one');
    await db.sandboxSession.updateMany({ where: { failureUrl: { endsWith: order.id } }, data: { paidAmount: PRICE } });
    expect(await sendRefund({ db, now }, refund.id, hook)).toBe(false);
    expect(await db.sandboxRefund.count({ where: { reference: refund.id } })).toBe(0);

    await db.$transaction((tx) => retryRefund(tx, refund.id));
    expect(await settleRefund({ db, now }, refund, { state: 'failed' }, hook)).toBe(false);
    expect(await refundsOf(order.id)).toMatchObject([{ status: 'requested', round: 1 }]);
  });

  test('is not retried if its money was returned in another way', async () => {
    const order = await paidOrder(1_000_000, 0);
    await request(order.id, 400_000);
    await runJobs(jobs);
    const [refund] = await refundsOf(order.id);
    await request(order.id, 700_000);
    const paid = { refundId: refund?.id ?? '', userId: order.customerId, now, way: 'transfer' } as const;
    await expect(db.$transaction((tx) => retryRefund(tx, paid.refundId))).rejects.toMatchObject({
      code: 'refund_exceeds',
    });
    await expect(db.$transaction((tx) => markRefundedByHand(tx, paid, hook))).rejects.toMatchObject({
      code: 'refund_exceeds',
    });
  });

  test('can be paid by hand, once', async () => {
    const order = await paidOrder(1_000_000, 0);
    await request(order.id, 400_000);
    await runJobs(jobs);
    const [refund] = await refundsOf(order.id);
    const mark = () =>
      db.$transaction((tx) =>
        markRefundedByHand(tx, { refundId: refund?.id ?? '', userId: order.customerId, now, way: 'transfer' }, hook),
      );
    await mark();
    await expect(mark()).rejects.toMatchObject({ code: 'refund_not_failed' });
    expect(await balanceOf(db, order.id)).toMatchObject({ held: 600_000, refunded: 400_000, refunding: 0 });
    expect(callsOf(order.id).at(-1)).toMatchObject({ what: 'refunded', amount: 400_000 });
  });
});

test('an unknown refund can be neither retried nor paid by hand', async () => {
  const refundId = randomUUID();
  await expect(db.$transaction((tx) => retryRefund(tx, refundId))).rejects.toMatchObject({ code: 'not_found' });
  const mark = db.$transaction((tx) =>
    markRefundedByHand(tx, { refundId, userId: refundId, now, way: 'transfer' }, hook),
  );
  await expect(mark).rejects.toMatchObject({ code: 'not_found' });
});
