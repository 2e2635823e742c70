import { describe, expect, test } from 'vitest';
import { startGateways } from '@/test/own-gateways';

const { xendit, midtrans, send } = await startGateways();
const { db } = await import('@/server/database/db');
const { GatewaySilent } = await import('@/server/gateways/gateway');
const { findGateway } = await import('@/server/gateways/gateways');
const { makeJobsDue, waitingJobs, runJobs } = await import('@/test/jobs');
const { begunAttempt, openedAttempt, PRICE, recordingHook, statusOf } = await import('@/test/payments');
const { pollOpenPayments: askAgain } = await import('@/features/payments/reconciliation/commands/poll-open-payments');
const { compareWithGateway } = await import('@/features/payments/reconciliation/commands/compare-with-gateway');
const { unmatchedPayments } = await import('@/features/payments/reconciliation/queries/unmatched');
const { paymentJobs } = await import('@/features/payments/jobs');
const { balanceOf } = await import('@/features/payments/queries/balance');
const { checkAttempts } = await import('./check-attempts');
const { closeAttempts } = await import('./close-attempts');
const { requestRefund } = await import('./request-refund');

const { hook, namesOf } = recordingHook();
const jobs = paymentJobs(hook);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('when the gateway does not answer', () => {
  test('a hold does not expire, and the caller gets GatewaySilent', async () => {
    const made = await begunAttempt();
    xendit.plan('fail', 'GET', /^\/sessions/);
    await expect(checkAttempts({ db, now: inMinutes(31) }, made.orderId, hook)).rejects.toThrow(GatewaySilent);
    expect(await statusOf(made.attemptId)).toBe('pending');
  });

  test('a callback waits and is processed later', async () => {
    const made = await begunAttempt();
    xendit.pay(made.reference);
    const { payment_session_id, reference_id } = xendit.sessionOf(made.reference);
    const data = { payment_session_id, reference_id, status: 'COMPLETED' };
    await send('xendit', xendit.callback('payment_session.completed', data));
    xendit.plan('lose_reply', 'GET', /^\/sessions/);
    await runJobs(jobs);
    expect(namesOf(made.orderId)).toEqual([]);
    expect(await waitingJobs()).toMatchObject([{ name: 'payments.heed-webhook', attempts: 1 }]);
    await makeJobsDue();
    await runJobs(jobs);
    expect(namesOf(made.orderId)).toEqual(['received']);
  });

  test('it is not polled again in the same round, while other gateways are', async () => {
    const made = [await begunAttempt(), await begunAttempt(), await begunAttempt({ gateway: 'midtrans' })];
    midtrans.turn(made[2]?.reference ?? '', { transaction_status: 'settlement' });
    xendit.plan('fail', 'GET', /^\/sessions/);
    const before = xendit.calls.length;
    await askAgain({ db, now: inMinutes(10) }, hook);
    expect(xendit.calls.length - before).toBe(1);
    expect(namesOf(made[2]?.orderId ?? '')).toEqual(['received']);
    await askAgain({ db, now: inMinutes(10) }, hook);
  });

  test('or reports no change, it is not polled again at once for the same attempt', async () => {
    await begunAttempt();
    await askAgain({ db, now: inMinutes(20) }, hook);
    const before = xendit.calls.length;
    await askAgain({ db, now: inMinutes(21) }, hook);
    expect(xendit.calls.length).toBe(before);
  });

  test('an attempt unknown to it expires in time without polling', async () => {
    const made = await openedAttempt();
    const before = xendit.calls.length;
    await checkAttempts({ db, now: inMinutes(24) }, made.orderId, hook);
    expect(await statusOf(made.attemptId)).toBe('opening');
    await checkAttempts({ db, now: inMinutes(26) }, made.orderId, hook);
    expect(await statusOf(made.attemptId)).toBe('expired');
    expect(xendit.calls.length).toBe(before);
  });
});

async function compareWithMidtrans(now = new Date()) {
  const gateway = findGateway('midtrans');
  if (!gateway) throw new Error('Midtrans has its keys here');
  await compareWithGateway({ db, now }, gateway, hook);
}

describe('a payment started at a gateway no longer in use', () => {
  test('is finished there', async () => {
    const made = await begunAttempt({ gateway: 'midtrans' });
    expect(made.url).toContain('app.midtrans.com');
    midtrans.turn(made.reference, { transaction_status: 'deny' });
    await send('midtrans', midtrans.callback(made.reference, 'deny'));
    await runJobs(jobs);
    expect(await statusOf(made.attemptId)).toBe('pending');
    midtrans.turn(made.reference, { transaction_status: 'settlement', payment_type: 'gopay' });
    await send('midtrans', midtrans.callback(made.reference, 'settlement'));
    await runJobs(jobs);
    expect(namesOf(made.orderId)).toEqual(['received']);
    expect(await db.paymentAttempt.findUnique({ where: { id: made.attemptId } })).toMatchObject({
      status: 'paid',
      channel: 'gopay',
    });
  });

  test('expires in time if its payer never chose a method', async () => {
    const made = await begunAttempt({ gateway: 'midtrans' });
    await checkAttempts({ db, now: inMinutes(26) }, made.orderId, hook);
    expect(await statusOf(made.attemptId)).toBe('expired');
  });

  test('is found at night if the gateway has no list to compare, and a mismatch is stored', async () => {
    const made = await begunAttempt({ gateway: 'midtrans' });
    await db.$transaction((tx) => closeAttempts(tx, { orderId: made.orderId, now: new Date() }));
    midtrans.turn(made.reference, { transaction_status: 'settlement' });
    await compareWithMidtrans();
    expect(namesOf(made.orderId)).toEqual(['received']);
    expect(await unmatchedPayments(db)).toEqual([]);
    // A charge reversed without a callback, indistinguishable from an outdated list.
    midtrans.turn(made.reference, { transaction_status: 'cancel' });
    await compareWithMidtrans(inMinutes(30));
    expect(await unmatchedPayments(db)).toEqual([]);
    await compareWithMidtrans(inMinutes(120));
    expect(await unmatchedPayments(db)).toMatchObject([{ reference: made.reference, ours: PRICE, theirs: 0 }]);
  });

  test('refunds a card once it is settled', async () => {
    const made = await begunAttempt({ gateway: 'midtrans' });
    midtrans.turn(made.reference, { transaction_status: 'capture' });
    await checkAttempts({ db, now: new Date() }, made.orderId, hook);
    await db.$transaction((tx) =>
      requestRefund(tx, { orderId: made.orderId, amount: PRICE, reason: 'declined', now: new Date() }),
    );
    await runJobs(jobs);
    expect(await balanceOf(db, made.orderId)).toMatchObject({ refunding: PRICE, refunded: 0 });
    midtrans.turn(made.reference, { transaction_status: 'settlement' });
    await askAgain({ db, now: inMinutes(6) }, hook);
    expect(namesOf(made.orderId)).toEqual(['received', 'refunded']);
  });
});
