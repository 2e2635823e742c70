import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type AttemptStatus, isLive } from '@/features/payments/domain/attempt-state';
import { db, pool } from '@/server/database/db';
import type { SessionState } from '@/server/gateways/gateway';
import { HANGING_MS } from '@/test/hanging';
import { waiting } from '@/test/locks';
import { openedAttempt, recordingHook, statusOf } from '@/test/payments';
import { closeAttempts } from './close-attempts';
import { lockOrderRow } from './lock-order-row';
import { settleAttempt } from './settle-attempt';

const AMOUNT = 450_000;
const now = new Date();

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

const freshAttempt = () => openedAttempt({ amount: AMOUNT });

const report = (state: SessionState, amount = AMOUNT) => ({
  state,
  paid: state === 'paid' ? { amount, currency: 'IDR' } : null,
});

const states: SessionState[] = ['pending', 'failed', 'expired', 'cancelled', 'paid'];
const reports = fc.array(
  fc.record({ state: fc.constantFrom(...states), amount: fc.constantFrom(AMOUNT, AMOUNT, AMOUNT - 1) }),
  { minLength: 1, maxLength: 8 },
);

/** Checks the invariants that hold after any sequence of reports about an attempt. */
async function expectSound(orderId: string, attemptId: string, callsOf: ReturnType<typeof recordingHook>['callsOf']) {
  const status = await statusOf(attemptId);
  const charges = await db.ledgerEntry.findMany({ where: { attemptId, kind: 'charge' } });
  const calls = callsOf(orderId).map(({ what }) => what);
  expect(charges).toHaveLength(status === 'paid' ? 1 : 0);
  expect(calls.filter((what) => what !== 'failed')).toHaveLength(charges.length);
  expect(calls.filter((what) => what === 'failed').length).toBeLessThanOrEqual(1);
  return status;
}

const rank = (status: AttemptStatus) => (status === 'paid' ? 2 : isLive(status) ? 0 : 1);

test('reports in any order and number create one charge and never downgrade an attempt', async () => {
  await fc.assert(
    fc.asyncProperty(reports, async (heard) => {
      const { orderId, attemptId } = await freshAttempt();
      const { hook, callsOf } = recordingHook();
      let highest = 0;
      for (const { state, amount } of heard) {
        await settleAttempt({ db, now }, attemptId, report(state, amount), hook);
        const reached = rank(await expectSound(orderId, attemptId, callsOf));
        expect(reached).toBeGreaterThanOrEqual(highest);
        highest = reached;
      }
      if (heard.some(({ state }) => state === 'paid')) expect(await statusOf(attemptId)).toBe('paid');
    }),
    { numRuns: 25 },
  );
});

test('parallel reports create one charge', async () => {
  await fc.assert(
    fc.asyncProperty(reports, async (heard) => {
      const { orderId, attemptId } = await freshAttempt();
      const { hook, callsOf } = recordingHook();
      await Promise.all(
        heard.map(({ state, amount }) => settleAttempt({ db, now }, attemptId, report(state, amount), hook)),
      );
      const status = await expectSound(orderId, attemptId, callsOf);
      if (heard.some(({ state }) => state === 'paid')) expect(status).toBe('paid');
    }),
    { numRuns: 15 },
  );
});

test('a failing hook rolls back the payment with its own changes', async () => {
  const { attemptId } = await freshAttempt();
  const { hook } = recordingHook();
  const failing = { ...hook, received: () => Promise.reject(new Error('the order could not be written')) };
  await expect(settleAttempt({ db, now }, attemptId, report('paid'), failing)).rejects.toThrow('could not be written');
  expect(await statusOf(attemptId)).toBe('opening');
  expect(await db.ledgerEntry.count({ where: { attemptId } })).toBe(0);
});

test('a payment that arrives while its order is being closed waits, and is reported afterwards', async () => {
  const { orderId, attemptId } = await freshAttempt();
  const { hook, namesOf } = recordingHook();
  const settling = await db.$transaction(
    async (tx) => {
      await lockOrderRow(tx, orderId);
      const begun = { done: settleAttempt({ db, now }, attemptId, report('paid'), hook) };
      await expect.poll(waiting).toBe(1);
      await closeAttempts(tx, { orderId, now });
      return begun;
    },
    { timeout: HANGING_MS },
  );
  expect(await settling.done).toBe(true);
  expect(await statusOf(attemptId)).toBe('paid');
  expect(namesOf(orderId)).toEqual(['received']);
});

test('the database refuses a second charge of an attempt and changes to the ledger', async () => {
  const { orderId, attemptId } = await freshAttempt();
  const charge = () => db.ledgerEntry.create({ data: { orderId, attemptId, kind: 'charge', amount: AMOUNT, at: now } });
  const { id } = await charge();
  await expect(charge()).rejects.toThrow('ledger_entries_one_charge');
  await expect(db.ledgerEntry.update({ where: { id }, data: { amount: 1 } })).rejects.toThrow('only ever added to');
  await expect(db.ledgerEntry.delete({ where: { id } })).rejects.toThrow('only ever added to');
});
