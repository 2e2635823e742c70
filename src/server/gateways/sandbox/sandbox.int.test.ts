import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { db, pool } from '@/server/database/db';
import { sandbox } from './sandbox';

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

const HOLD_MS = 15 * 60_000;

/** The sandbox reads the real clock, so a session with a fixed date would expire one day. */
const now = new Date();

const request = (reference: string) => ({
  reference,
  amount: 300_000,
  description: 'Wreck day',
  locale: 'en' as const,
  customer: { email: 'ayu@example.test', name: 'Ayu Lestari' },
  expiresAt: new Date(now.getTime() + HOLD_MS),
  now,
  successUrl: 'http://localhost:3000/paid',
  failureUrl: 'http://localhost:3000/failed',
});

test('the sandbox opens one session per reference, however often it is requested', async () => {
  const [reference, other] = [randomUUID(), randomUUID()];
  const first = await sandbox.createSession(request(reference));
  const again = await Promise.all([1, 2].map(() => sandbox.createSession(request(reference))));
  expect(again).toEqual([first, first]);
  expect(first.paymentUrl).toContain(first.sessionId);
  expect(await sandbox.getStatus({ reference, sessionId: first.sessionId })).toMatchObject({ state: 'pending' });
  expect((await sandbox.createSession(request(other))).sessionId).not.toBe(first.sessionId);
});
