import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { startGateways } from '@/test/own-gateways';

/** Replaces the clock: calls `onPause` when a caller starts to wait for another's answer. */
const clock = vi.hoisted(() => ({ onPause: () => {} }));
vi.mock('node:timers/promises', async (original) => {
  const real = await original<typeof import('node:timers/promises')>();
  return {
    ...real,
    setTimeout(...given: Parameters<typeof real.setTimeout>) {
      clock.onPause();
      return real.setTimeout(...given);
    },
  };
});
const somebodyWaits = () =>
  new Promise<void>((resolve) => {
    clock.onPause = resolve;
  });

const { xendit, midtrans, send } = await startGateways();
const { db } = await import('@/server/database/db');
const { runJobs } = await import('@/test/jobs');
const { begunAttempt, openedAttempt, PRICE, recordingHook, sessionOf, statusOf } = await import('@/test/payments');
const { paymentJobs } = await import('@/features/payments/jobs');
const { balanceOf } = await import('@/features/payments/queries/balance');
const { checkAttempts } = await import('./check-attempts');
const { closeAttempts } = await import('./close-attempts');

const { hook, callsOf, namesOf } = recordingHook();
const jobs = paymentJobs(hook);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const sessionNews = (reference: string, event: 'completed' | 'expired' = 'completed') => {
  const { payment_session_id, reference_id } = xendit.sessionOf(reference);
  const data = { payment_session_id, reference_id, status: event.toUpperCase() };
  return send('xendit', xendit.callback(`payment_session.${event}`, data));
};

const sessionsOf = (reference: string) =>
  [...xendit.sessions.values()].filter(({ reference_id }) => reference_id === reference);

describe('when the gateway creates a session', () => {
  test.each(['lose_reply', 'fail', 'garble'] as const)(
    'and its answer goes wrong (%s), a later press opens that same session',
    async (mischief) => {
      const made = await openedAttempt();
      xendit.plan(mischief, 'POST', /^\/sessions$/);
      expect(await sessionOf(made.attemptId)).toBeNull();
      expect(await statusOf(made.attemptId)).toBe('opening');
      expect(await sessionOf(made.attemptId)).toContain('xen.to');
      expect(await statusOf(made.attemptId)).toBe('pending');
      expect(sessionsOf(made.reference)).toHaveLength(1);
    },
  );

  test('and refuses, the customer can try with another attempt', async () => {
    const made = await openedAttempt();
    await db.paymentAttempt.update({
      where: { id: made.attemptId },
      data: { reference: `${randomUUID()}-too-long-${'x'.repeat(40)}` },
    });
    expect(await sessionOf(made.attemptId)).toBeNull();
    expect(await statusOf(made.attemptId)).toBe('failed');
    const next = await begunAttempt({ orderId: made.orderId });
    expect(next.attemptId).not.toBe(made.attemptId);
    expect(await statusOf(next.attemptId)).toBe('pending');
  });

  test('and the process is killed before storing it, the same session is used afterwards', async () => {
    const made = await begunAttempt();
    const lost = { status: 'opening', sessionId: null, paymentUrl: null, polledAt: inMinutes(-1) } as const;
    await db.paymentAttempt.update({ where: { id: made.attemptId }, data: lost });
    expect(await sessionOf(made.attemptId)).toBe(sessionsOf(made.reference)[0]?.payment_link_url);
    expect(sessionsOf(made.reference)).toHaveLength(1);
  });

  test('and the order is cancelled meanwhile, the customer is not sent to it and it is ended at the gateway', async () => {
    const made = await openedAttempt();
    const answer = xendit.hold('POST', /^\/sessions$/);
    const asking = sessionOf(made.attemptId);
    await expect.poll(() => sessionsOf(made.reference).length).toBe(1);
    await db.$transaction((tx) => closeAttempts(tx, { orderId: made.orderId, now: new Date() }));
    answer.release();
    expect(await asking).toBeNull();
    await runJobs(jobs);
    expect(await statusOf(made.attemptId)).toBe('cancelled');
    expect(sessionsOf(made.reference)).toMatchObject([{ status: 'CANCELED' }]);
  });

  test('for two presses at once, both open the same page', async () => {
    const made = await openedAttempt();
    const answer = xendit.hold('POST', /^\/sessions$/);
    const asking = Promise.all([sessionOf(made.attemptId), sessionOf(made.attemptId)]);
    await expect.poll(() => sessionsOf(made.reference).length).toBe(1);
    answer.release();
    const [one, other] = await asking;
    expect(one).toContain('xen.to');
    expect(other).toBe(one);
    expect(
      xendit.calls.filter(({ body }) => (body as { reference_id?: string })?.reference_id === made.reference),
    ).toHaveLength(1);
  });
});

describe('when the gateway hangs', () => {
  test('no request waits beyond the deadline, and a later press opens the same session', async () => {
    const made = await openedAttempt();
    const deadline = new AbortController();
    const { received, abandoned } = xendit.hang('POST', /^\/sessions$/);
    const answer = sessionOf(made.attemptId, deadline.signal);
    await received;
    deadline.abort();
    expect(await answer).toBeNull();
    await abandoned;
    expect(await statusOf(made.attemptId)).toBe('opening');
    expect(await sessionOf(made.attemptId)).toContain('xen.to');
    expect(sessionsOf(made.reference)).toHaveLength(1);
  });

  test('on the first of two requests, the second is not sent', async () => {
    const made = await openedAttempt({ gateway: 'midtrans' });
    midtrans.plan('lose_reply', 'POST', /snap/);
    expect(await sessionOf(made.attemptId)).toBeNull();
    const before = midtrans.calls.length;
    const deadline = new AbortController();
    const { received } = midtrans.hang('GET', /status$/);
    const answer = sessionOf(made.attemptId, deadline.signal);
    await received;
    deadline.abort();
    expect(await answer).toBeNull();
    expect(midtrans.calls.slice(before).map(({ method }) => method)).toEqual(['GET']);
    expect(await sessionOf(made.attemptId)).toContain('midtrans.com');
  });

  test('three presses at once send one request, and none of them waits beyond its deadline', async () => {
    const made = await openedAttempt();
    const before = xendit.calls.length;
    const deadline = new AbortController();
    const { received } = xendit.hang('POST', /^\/sessions$/);
    const answers = Promise.all([1, 2, 3].map(() => sessionOf(made.attemptId, deadline.signal)));
    await received;
    deadline.abort();
    expect(await answers).toEqual([null, null, null]);
    expect(xendit.calls.length - before).toBe(1);
  });

  test('a press during another request shares its failure, and sends no request of its own', async () => {
    const made = await openedAttempt();
    const before = xendit.calls.length;
    const deadline = new AbortController();
    const { received } = xendit.hang('POST', /^\/sessions$/);
    const first = sessionOf(made.attemptId, deadline.signal);
    await received;
    const waits = somebodyWaits();
    const second = sessionOf(made.attemptId);
    await waits;
    deadline.abort();
    expect(await Promise.all([first, second])).toEqual([null, null]);
    expect(xendit.calls.length - before).toBe(1);
  });
});

test('a call that waits for a killed process eventually sends its own request', async () => {
  const made = await openedAttempt();
  const asking = (polledAt: Date) => db.paymentAttempt.update({ where: { id: made.attemptId }, data: { polledAt } });
  await asking(new Date());
  const waits = somebodyWaits();
  const answer = sessionOf(made.attemptId, new AbortController().signal);
  await waits;
  // Moves past the maximum duration of a request.
  await asking(inMinutes(-1));
  expect(await answer).toContain('xen.to');
});

test('a session is not created for an expired attempt', async () => {
  const made = await openedAttempt();
  await db.paymentAttempt.update({ where: { id: made.attemptId }, data: { expiresAt: new Date() } });
  const before = xendit.calls.length;
  expect(await sessionOf(made.attemptId)).toBeNull();
  expect(xendit.calls.length).toBe(before);
});

describe('a paid session', () => {
  test('is settled once, whatever the number and order of its callbacks', async () => {
    const made = await begunAttempt();
    xendit.pay(made.reference);
    await Promise.all([
      sessionNews(made.reference, 'expired'),
      sessionNews(made.reference),
      sessionNews(made.reference),
    ]);
    await runJobs(jobs);
    await sessionNews(made.reference, 'expired');
    await runJobs(jobs);
    expect(await statusOf(made.attemptId)).toBe('paid');
    expect(namesOf(made.orderId)).toEqual(['received']);
  });

  test('is settled by its callback even when its gateway id was never stored', async () => {
    const made = await begunAttempt();
    await db.paymentAttempt.update({ where: { id: made.attemptId }, data: { sessionId: null, status: 'opening' } });
    xendit.pay(made.reference);
    await sessionNews(made.reference);
    await runJobs(jobs);
    expect(namesOf(made.orderId)).toEqual(['received']);
  });

  test('does not settle another attempt, whatever a callback claims', async () => {
    const [mine, theirs] = [await begunAttempt(), await begunAttempt()];
    await db.paymentAttempt.update({ where: { id: mine.attemptId }, data: { sessionId: null, status: 'opening' } });
    xendit.pay(theirs.reference);
    const { payment_session_id } = xendit.sessionOf(theirs.reference);
    const data = { payment_session_id, reference_id: mine.reference, status: 'COMPLETED' };
    await send('xendit', xendit.callback('payment_session.completed', data));
    await runJobs(jobs);
    expect(namesOf(mine.orderId)).toEqual([]);
  });

  test('with a wrong amount or currency does not count', async () => {
    const [less, dollars] = [await begunAttempt(), await begunAttempt()];
    xendit.pay(less.reference, { amount: PRICE - 1 });
    xendit.pay(dollars.reference, { currency: 'USD' });
    for (const { orderId } of [less, dollars]) await checkAttempts({ db, now: new Date() }, orderId, hook);
    expect(callsOf(less.orderId)).toMatchObject([{ what: 'wrongAmount', expected: PRICE, got: PRICE - 1 }]);
    expect(callsOf(dollars.orderId)).toMatchObject([{ what: 'wrongAmount' }]);
    expect(await balanceOf(db, less.orderId)).toMatchObject({ held: PRICE - 1 });
    expect(await balanceOf(db, dollars.orderId)).toMatchObject({ held: 0 });
  });

  test('beside another paid session of the same order is reported too, and the money of both is held', async () => {
    const first = await begunAttempt();
    await db.$transaction((tx) => closeAttempts(tx, { orderId: first.orderId, now: new Date() }));
    xendit.pay(first.reference);
    const second = await begunAttempt({ orderId: first.orderId });
    xendit.pay(second.reference);
    await checkAttempts({ db, now: new Date() }, first.orderId, hook);
    await runJobs(jobs);
    expect(namesOf(first.orderId)).toEqual(['received', 'received']);
    expect(await balanceOf(db, first.orderId)).toMatchObject({ held: 2 * PRICE });
  });
});
