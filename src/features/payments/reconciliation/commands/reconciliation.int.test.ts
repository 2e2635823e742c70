import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { unmatchedPayments } from '@/features/payments/reconciliation/queries/unmatched';
import { db, pool } from '@/server/database/db';
import { findGateway } from '@/server/gateways/gateways';
import { log } from '@/server/process/log';
import { begunAttempt, recordingHook } from '@/test/payments';
import { compareWithGateway } from './compare-with-gateway';
import { pollOpenPayments } from './poll-open-payments';

const { hook, callsOf, namesOf } = recordingHook();
const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

const begin = () => begunAttempt({ amount: 500_000 });

/** Pays, and loses the callback. */
const payUnheard = (reference: string, paidAmount = 500_000) =>
  db.sandboxSession.update({ where: { reference }, data: { status: 'paid', paidAmount, paidAt: new Date() } });

const compare = (now = new Date()) => {
  const sandbox = findGateway('sandbox');
  if (!sandbox) throw new Error('the sandbox is there in tests');
  return compareWithGateway({ db, now }, sandbox, hook);
};

test('a payment with a lost callback is found within minutes', async () => {
  const { orderId, reference } = await begin();
  await payUnheard(reference);
  await pollOpenPayments({ db, now: inMinutes(1) }, hook);
  expect(callsOf(orderId)).toEqual([]);
  await pollOpenPayments({ db, now: inMinutes(6) }, hook);
  await pollOpenPayments({ db, now: inMinutes(12) }, hook);
  expect(namesOf(orderId)).toEqual(['received']);
});

test('a payment for a closed attempt is found too, for a day', async () => {
  const { orderId, attemptId, reference } = await begin();
  await db.paymentAttempt.update({ where: { id: attemptId }, data: { status: 'cancelled' } });
  await payUnheard(reference);
  await pollOpenPayments({ db, now: inMinutes(3 * 24 * 60) }, hook);
  expect(callsOf(orderId)).toEqual([]);
  await pollOpenPayments({ db, now: inMinutes(60) }, hook);
  expect(namesOf(orderId)).toEqual(['received']);
});

test('an open payment of a gateway without keys is silently skipped, and closed after a day', async () => {
  const { attemptId } = await begin();
  const data = { gateway: 'midtrans', expiresAt: inMinutes(7 * 24 * 60) };
  await db.paymentAttempt.update({ where: { id: attemptId }, data });
  const [errors, warnings] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn')];
  const statusAfter = async (minutes: number) => {
    await pollOpenPayments({ db, now: inMinutes(minutes) }, hook);
    return (await db.paymentAttempt.findUniqueOrThrow({ where: { id: attemptId } })).status;
  };
  expect(await statusAfter(6)).toBe('pending');
  expect(await statusAfter(23 * 60)).toBe('pending');
  expect(warnings).not.toHaveBeenCalled();
  expect(await statusAfter(24 * 60 + 1)).toBe('expired');
  expect(await statusAfter(24 * 60 + 6)).toBe('expired');
  expect(warnings).toHaveBeenCalledOnce();
  expect(errors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('the nightly reconciliation catches up on a lost callback and finds no mismatch', async () => {
  const { orderId, reference } = await begin();
  await payUnheard(reference);
  await compare();
  expect(namesOf(orderId)).toEqual(['received']);
  expect(await unmatchedPayments(db)).toEqual([]);
});

test('a mismatch stays stored until it is resolved', async () => {
  const { reference } = await begin();
  await payUnheard(reference);
  await compare();
  await payUnheard(reference, 400_000);
  const stranger = randomUUID();
  await db.sandboxSession.create({
    data: {
      id: stranger,
      reference: stranger,
      amount: 10,
      description: '',
      paymentUrl: '',
      successUrl: '',
      failureUrl: '',
      status: 'paid',
      paidAmount: 10,
      paidAt: new Date(),
      expiresAt: new Date(),
      createdAt: new Date(),
    },
  });
  await compare();
  const found = await unmatchedPayments(db);
  expect(found.map(({ reference: of, ours, theirs }) => ({ of, ours, theirs }))).toEqual(
    expect.arrayContaining([
      { of: reference, ours: 500_000, theirs: 400_000 },
      { of: stranger, ours: 0, theirs: 10 },
    ]),
  );
  // Days later the mismatches are still stored with their first date, except a resolved one.
  await payUnheard(reference);
  await compare(inMinutes(6 * 24 * 60));
  const later = await unmatchedPayments(db);
  expect(later).toEqual(found.filter((row) => row.reference === stranger));
});
