import { afterAll, describe, expect, test } from 'vitest';
import type { WaitingJob } from '@/test/jobs';
import { openShop } from '@/test/own-shop';

const shop = await openShop();
const { db, pool } = await import('@/server/database/db');
const { makeJobsDue, waitingJobs, runJobs } = await import('@/test/jobs');
const { refusalOf } = await import('@/test/refusal');
const { whileLocked } = await import('@/test/locks');
const { begin, recordingHook, statusOf, unpaidOrder } = await import('@/test/payments');
const { callerFor } = await import('@/test/actors');
const { closeAttempts } = await import('./close-attempts');
const { checkAttempts } = await import('./check-attempts');
const { requestRefund } = await import('./request-refund');
const { recordLines } = await import('@/features/payments/counter/commands/record-lines');
const { balanceOf } = await import('@/features/payments/queries/balance');
const { paymentsOf } = await import('@/features/payments/queries/payments-of');
const { lockOrderRow } = await import('./lock-order-row');
const { paymentJobs } = await import('@/features/payments/jobs');

const { hook, callsOf, namesOf } = recordingHook();
const jobs = paymentJobs(hook);
const MINUTE_MS = 60_000;

afterAll(async () => {
  await shop.close();
  await db.$disconnect();
  await pool.end();
});

type Button = 'pay' | 'fail' | 'expire' | 'pay_late' | 'wrong_amount' | 'send_twice';
const press = async (payment: string, button: Button) =>
  (await callerFor(null)).payment.sandbox.press({ payment, button });

const charges = (orderId: string) => db.ledgerEntry.findMany({ where: { orderId, kind: 'charge' } });

describe('paying at the sandbox gateway', () => {
  test("opens its page in the customer's language, and returns to the order", async () => {
    const order = await unpaidOrder();
    const { url, payment } = await begin(order.id);
    expect(url).toBe(`http://localhost:3000/de/sandbox-gateway/${payment}`);
    expect(await press(payment, 'pay')).toEqual({ go: `http://localhost:3000/de/payment-success?order=${order.id}` });
  });

  test('adds the money to the ledger once and notifies the order once', async () => {
    const order = await unpaidOrder();
    const { attemptId, payment } = await begin(order.id);
    await press(payment, 'pay');
    expect(await charges(order.id)).toEqual([]);
    await runJobs(jobs);
    expect(await statusOf(attemptId)).toBe('paid');
    expect(await charges(order.id)).toMatchObject([{ attemptId, amount: 1_000_000 }]);
    expect(callsOf(order.id)).toEqual([{ what: 'received', orderId: order.id, attemptId, amount: 1_000_000 }]);
    expect(await balanceOf(db, order.id)).toEqual({
      paid: 1_000_000,
      refunded: 0,
      onSite: 0,
      held: 1_000_000,
      refunding: 0,
      owed: 0,
      wrong: 0,
      waived: 0,
      onAccount: 0,
    });
  });

  test('counts once when the gateway sends two callbacks', async () => {
    const order = await unpaidOrder();
    const { payment } = await begin(order.id);
    await press(payment, 'send_twice');
    const calls = (await waitingJobs()).filter(({ name }) => name === 'sandbox.call-back');
    expect(calls).toHaveLength(2);
    await runJobs(jobs);
    expect(await charges(order.id)).toHaveLength(1);
    expect(callsOf(order.id)).toHaveLength(1);
  });

  test('with a wrong amount does not count, and the money can be refunded', async () => {
    const order = await unpaidOrder();
    const { attemptId, payment } = await begin(order.id);
    await press(payment, 'wrong_amount');
    await runJobs(jobs);
    const [call] = callsOf(order.id);
    expect(call).toMatchObject({ what: 'wrongAmount', attemptId, expected: 1_000_000, got: 990_000 });
    expect(callsOf(order.id)).toHaveLength(1);
    expect(await balanceOf(db, order.id)).toMatchObject({ held: 990_000 });
    await db.$transaction((tx) =>
      requestRefund(tx, { orderId: order.id, amount: 990_000, reason: 'admin', now: new Date() }),
    );
    await runJobs(jobs);
    expect(await balanceOf(db, order.id)).toMatchObject({ held: 0, refunded: 990_000, refunding: 0 });
  });

  test.each([
    ['fail', 'failed', ['failed']],
    ['expire', 'expired', []],
  ] as const)('that ends with %s leaves the order payable by another attempt', async (button, status, calls) => {
    const order = await unpaidOrder();
    const first = await begin(order.id);
    const { go } = await press(first.payment, button);
    expect(go).toBe(`http://localhost:3000/de/payment-failed?order=${order.id}`);
    await runJobs(jobs);
    expect(await statusOf(first.attemptId)).toBe(status);
    expect(callsOf(order.id).map(({ what }) => what)).toEqual(calls);

    const second = await begin(order.id);
    expect(second.attemptId).not.toBe(first.attemptId);
    await press(second.payment, 'pay');
    await runJobs(jobs);
    expect(callsOf(order.id).map(({ what }) => what)).toEqual([...calls, 'received']);
  });

  test('late takes effect after the shop has closed the payment, and is reported like any other payment', async () => {
    const order = await unpaidOrder();
    const { attemptId, payment } = await begin(order.id);
    await press(payment, 'pay_late');
    await runJobs(jobs);
    await db.sandboxSession.update({ where: { id: payment }, data: { expiresAt: new Date() } });
    await checkAttempts({ db, now: new Date() }, order.id, hook);
    expect(await statusOf(attemptId)).toBe('pending');
    await db.$transaction((tx) => closeAttempts(tx, { orderId: order.id, now: new Date() }));
    expect(await statusOf(attemptId)).toBe('cancelled');
    await runJobs(jobs);
    expect(await statusOf(attemptId)).toBe('paid');
    expect(callsOf(order.id).map(({ what }) => what)).toEqual(['received']);
  });

  test('late takes effect some time after the hold if nobody has closed the payment', async () => {
    const order = await unpaidOrder();
    const { attemptId, payment } = await begin(order.id);
    await press(payment, 'pay_late');
    const isTheirs = ({ name, payload }: WaitingJob) =>
      name === 'sandbox.pay-late' && (payload as { session: string }).session === payment;
    const waiting = (await waitingJobs()).find(isTheirs);
    const { expiresAt } = await db.sandboxSession.findUniqueOrThrow({ where: { id: payment } });
    // The session ends five minutes before the hold.
    expect(waiting?.runAt).toEqual(new Date(expiresAt.getTime() + 6.5 * MINUTE_MS));
    await makeJobsDue();
    await runJobs(jobs);
    expect(await statusOf(attemptId)).toBe('paid');
  });

  test('late takes effect at once for an expired session', async () => {
    const order = await unpaidOrder();
    const { attemptId, payment } = await begin(order.id);
    await db.$transaction((tx) => closeAttempts(tx, { orderId: order.id, now: new Date() }));
    await runJobs(jobs);
    const page = await (await callerFor(null)).payment.sandbox.page({ payment });
    expect(page).toMatchObject({ state: 'cancelled', buttons: ['pay_late'] });
    await press(payment, 'pay_late');
    await runJobs(jobs);
    expect(await statusOf(attemptId)).toBe('paid');
  });
});

test('the sandbox bank offers only a late payment once the session has expired', async () => {
  const order = await unpaidOrder();
  const { payment } = await begin(order.id);
  await db.sandboxSession.update({ where: { id: payment }, data: { expiresAt: new Date() } });
  const page = await (await callerFor(null)).payment.sandbox.page({ payment });
  expect(page).toMatchObject({ state: 'expired', buttons: ['pay_late'] });
  expect(await refusalOf(press(payment, 'pay'))).toMatchObject({ code: 'payment_over', status: 409 });
});

test('one of two simultaneous presses is refused', async () => {
  const order = await unpaidOrder();
  const { attemptId, payment } = await begin(order.id);
  const hold = (tx: Parameters<typeof lockOrderRow>[0]) =>
    tx.$queryRaw`SELECT id FROM sandbox_sessions WHERE id = ${payment} FOR UPDATE`;
  const start = () => ({ calls: Promise.allSettled([press(payment, 'pay'), press(payment, 'fail')]) });
  const { calls } = await whileLocked(2, hold, start);
  expect((await calls).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await runJobs(jobs);
  const outcome = await statusOf(attemptId);
  expect(namesOf(order.id)).toEqual([outcome === 'paid' ? 'received' : 'failed']);
});

test('money taken on site counts as paid, and is refunded by hand', async () => {
  const order = await unpaidOrder();
  const now = new Date();
  await db.$transaction((tx) =>
    recordLines(tx, {
      orderId: order.id,
      lines: [{ amount: 700_000, method: 'cash', offAccount: 0 }],
      userId: order.customerId,
      now,
    }),
  );
  expect(await balanceOf(db, order.id)).toMatchObject({ paid: 700_000, onSite: 700_000, held: 700_000 });
  await db.$transaction((tx) => requestRefund(tx, { orderId: order.id, amount: 200_000, reason: 'admin', now }));
  await runJobs(jobs);
  expect(callsOf(order.id)).toMatchObject([{ what: 'refundFailed', amount: 200_000, byHand: true }]);
  expect(await balanceOf(db, order.id)).toMatchObject({ held: 500_000, refunding: 200_000 });
  const { ledger, refunds } = await paymentsOf(db, order.id);
  expect(ledger).toMatchObject([{ kind: 'on_site', amount: 700_000, method: 'cash' }]);
  expect(refunds).toMatchObject([{ amount: 200_000, status: 'by_hand', reason: 'admin' }]);
});
