import { describe, expect, test } from 'vitest';
import type { Tx } from '@/server/database/db';
import { startGateways } from '@/test/own-gateways';

const { xendit, send } = await startGateways();
const { db } = await import('@/server/database/db');
const { makeJobsDue, waitingJobs, runJobs } = await import('@/test/jobs');
const { whileLocked } = await import('@/test/locks');
const { begunAttempt, PRICE, recordingHook } = await import('@/test/payments');
const { pollOpenPayments: askAgain } = await import('@/features/payments/reconciliation/commands/poll-open-payments');
const { checkAttempts } = await import('./check-attempts');
const { requestRefund } = await import('./request-refund');
const { paymentJobs } = await import('@/features/payments/jobs');
const { balanceOf } = await import('@/features/payments/queries/balance');
const { sendRefund } = await import('./send-refund');

const { hook, callsOf, namesOf } = recordingHook();
const jobs = paymentJobs(hook);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function paid(channel?: string) {
  const made = await begunAttempt();
  xendit.pay(made.reference, channel ? { channel } : {});
  await checkAttempts({ db, now: new Date() }, made.orderId, hook);
  return made;
}

const request = (orderId: string, amount = 400_000) =>
  db.$transaction((tx) => requestRefund(tx, { orderId, amount, reason: 'cancelled', now: new Date() }));
const refundsAt = (orderId: string) =>
  db.refund.findMany({ where: { orderId } }).then((rows) => {
    const ours = rows.map(({ id }) => id);
    return [...xendit.refunds.values()].filter(({ reference_id }) => ours.some((id) => reference_id.startsWith(id)));
  });

describe('a refund', () => {
  test('with a lost answer is polled before a retry, and is made once', async () => {
    const made = await paid();
    await request(made.orderId);
    xendit.plan('lose_reply', 'POST', /refunds/);
    await runJobs(jobs);
    expect(await balanceOf(db, made.orderId)).toMatchObject({ refunding: 400_000, refunded: 0 });
    const before = xendit.calls.length;
    await makeJobsDue();
    await runJobs(jobs);
    expect(xendit.calls.slice(before).map(({ method }) => method)).toEqual(['GET']);
    expect(await refundsAt(made.orderId)).toHaveLength(1);
    expect(await balanceOf(db, made.orderId)).toMatchObject({ refunding: 0, refunded: 400_000 });
    expect(namesOf(made.orderId)).toEqual(['received', 'refunded']);
  });

  test('is sent by one of several parallel jobs', async () => {
    const made = await paid();
    await request(made.orderId);
    const refund = await db.refund.findFirstOrThrow({ where: { orderId: made.orderId } });
    const run = () => sendRefund({ db, now: new Date() }, refund.id, hook);
    const before = xendit.calls.length;
    const hold = (tx: Tx) => tx.$queryRaw`SELECT id FROM refunds WHERE id = ${refund.id}::uuid FOR UPDATE`;
    const sending = await whileLocked(3, hold, () => ({ all: [run(), run(), run()] }));
    await Promise.all(sending.all);
    expect(xendit.calls.slice(before).filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(namesOf(made.orderId)).toEqual(['received', 'refunded']);
  });

  test('that failed in transit is retried under the same reference', async () => {
    const made = await paid();
    await request(made.orderId);
    xendit.plan('fail', 'POST', /refunds/);
    await runJobs(jobs);
    await makeJobsDue();
    await runJobs(jobs);
    expect(await refundsAt(made.orderId)).toHaveLength(1);
    expect(namesOf(made.orderId)).toEqual(['received', 'refunded']);
  });

  test.each([
    ['SUCCEEDED', ['received', 'refunded'], { refunded: 400_000, held: 600_000 }],
    ['FAILED', ['received', 'refundFailed'], { refunded: 0, held: PRICE }],
  ] as const)('pending at the gateway follows its callback: %s', async (status, expected, balance) => {
    xendit.refundsWill('PENDING');
    const made = await paid();
    await request(made.orderId);
    await runJobs(jobs);
    expect(await balanceOf(db, made.orderId)).toMatchObject({ refunding: 400_000 });
    xendit.settleRefunds(status, status === 'FAILED' ? 'ACCOUNT_NOT_FOUND' : null);
    const [refund] = await refundsAt(made.orderId);
    for (let time = 0; time < 2; time += 1)
      await send('xendit', xendit.callback(`refund.${status.toLowerCase()}`, { ...refund }));
    await runJobs(jobs);
    expect(namesOf(made.orderId)).toEqual(expected);
    expect(await balanceOf(db, made.orderId)).toMatchObject(balance);
  });

  test('with a lost callback is polled within minutes', async () => {
    xendit.refundsWill('PENDING');
    const made = await paid();
    await request(made.orderId);
    await runJobs(jobs);
    xendit.settleRefunds('SUCCEEDED');
    await askAgain({ db, now: inMinutes(6) }, hook);
    expect(namesOf(made.orderId)).toEqual(['received', 'refunded']);
  });

  test('of an irreversible transfer becomes a task for staff, and the gateway is not called', async () => {
    const made = await paid('BCA_VIRTUAL_ACCOUNT');
    await request(made.orderId);
    const before = xendit.calls.length;
    await runJobs(jobs);
    expect(xendit.calls.length).toBe(before);
    expect(callsOf(made.orderId).at(-1)).toMatchObject({ what: 'refundFailed', byHand: true, amount: 400_000 });
    expect(await balanceOf(db, made.orderId)).toMatchObject({ refunding: 400_000, held: 600_000 });
  });

  test('of part of a payment is paid by hand if the wallet only refunds in full', async () => {
    const [part, full] = [await paid('OVO'), await paid('OVO')];
    await request(part.orderId, 400_000);
    await request(full.orderId, PRICE);
    await runJobs(jobs);
    expect(namesOf(part.orderId)).toEqual(['received', 'refundFailed']);
    expect(namesOf(full.orderId)).toEqual(['received', 'refunded']);
  });

  test('that is refused stores the reason, and is not retried automatically', async () => {
    xendit.refundsWill({ refused: 'INSUFFICIENT_BALANCE' });
    const made = await paid();
    await request(made.orderId);
    await runJobs(jobs);
    expect(await db.refund.findMany({ where: { orderId: made.orderId } })).toMatchObject([
      { status: 'failed', lastError: expect.stringContaining('INSUFFICIENT_BALANCE') },
    ]);
    expect(await waitingJobs()).toEqual([]);
  });
});
