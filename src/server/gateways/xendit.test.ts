import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as deadlines from '@/server/process/deadline';
import { startFakeXendit } from '@/test/fake-xendit';
import { beginAt, sessionRequest } from '@/test/gateway-session';
import { GatewayRefused, GatewaySilent } from './gateway';
import { xendit } from './xendit';

const fake = await startFakeXendit();
const gateway = xendit({ baseUrl: fake.url, secretKey: fake.secretKey, callbackToken: fake.callbackToken });
afterAll(() => fake.stop());
beforeEach(() => fake.refundsWill('SUCCEEDED'));

const begin = () => beginAt(gateway);

describe('a session at Xendit', () => {
  test('is created in rupiah, ends at the given time, and sends its payer back to us', async () => {
    const { reference, opened } = await begin();
    expect(opened).toEqual({ sessionId: expect.stringMatching(/^ps-/), paymentUrl: expect.stringContaining('xen.to') });
    expect(fake.sessionOf(reference)).toMatchObject({ amount: 1_305_000, currency: 'IDR', locale: 'en' });
  });

  test('is created once when the first answer was lost', async () => {
    const reference = randomUUID();
    fake.plan('lose_reply', 'POST', /^\/sessions$/);
    await expect(gateway.createSession(sessionRequest({ reference }))).rejects.toThrow(GatewaySilent);
    await gateway.createSession(sessionRequest({ reference }));
    expect([...fake.sessions.values()].filter(({ reference_id }) => reference_id === reference)).toHaveLength(1);
  });

  test.each(['fail', 'garble'] as const)('has an unknown outcome after this fault: %s', async (mischief) => {
    fake.plan(mischief, 'POST', /^\/sessions$/);
    await expect(gateway.createSession(sessionRequest())).rejects.toThrow(GatewaySilent);
  });

  test('does not exist when Xendit refuses, and the reason is passed on', async () => {
    const wrong = sessionRequest({ amount: -5 });
    await expect(gateway.createSession(wrong)).rejects.toThrow(GatewayRefused);
    await expect(gateway.createSession(wrong)).rejects.toThrow('API_VALIDATION_ERROR');
  });

  test.each([
    ['ACTIVE', 'pending'],
    ['EXPIRED', 'expired'],
    ['CANCELED', 'cancelled'],
  ] as const)('that is %s there is %s here, and nothing was received', async (status, state) => {
    const { reference, key } = await begin();
    if (status !== 'ACTIVE') fake.end(reference, status);
    expect(await gateway.getStatus(key)).toMatchObject({ reference, state, paid: null });
  });

  test('that is paid reports the amount, the channel, and the id for refunds', async () => {
    const { reference, key } = await begin();
    fake.pay(reference, { channel: 'OVO' });
    expect(await gateway.getStatus(key)).toEqual({
      reference,
      sessionId: key.sessionId,
      state: 'paid',
      paid: { amount: 1_305_000, currency: 'IDR' },
      paymentId: expect.stringMatching(/^pr-/),
      channel: 'OVO',
      paymentUrl: expect.any(String),
    });
  });

  test('reports the captured amount, not the requested one', async () => {
    const { reference, key } = await begin();
    fake.pay(reference, { amount: 1_000, currency: 'USD' });
    expect(await gateway.getStatus(key)).toMatchObject({ paid: { amount: 1_000, currency: 'USD' } });
  });

  test('has no status, and causes no error, when Xendit does not have it', async () => {
    expect(await gateway.getStatus({ reference: 'x', sessionId: 'ps-nothing' })).toBeNull();
    expect(await gateway.getStatus({ reference: 'x', sessionId: null })).toBeNull();
  });

  test('can be cancelled; one paid meanwhile stays paid', async () => {
    const [open, paid] = [await begin(), await begin()];
    fake.pay(paid.reference);
    await gateway.cancel(open.key);
    await gateway.cancel(paid.key);
    expect(await gateway.getStatus(open.key)).toMatchObject({ state: 'cancelled' });
    expect(await gateway.getStatus(paid.key)).toMatchObject({ state: 'paid' });
  });

  test('is not waited for beyond the deadline, whichever of its two requests hangs', async () => {
    const { reference, key } = await begin();
    fake.pay(reference);
    for (const path of [/^\/sessions/, /^\/v3\/payments/]) {
      const deadline = new AbortController();
      const { received, abandoned } = fake.hang('GET', path);
      const answer = expect(gateway.getStatus(key, deadline.signal)).rejects.toThrow(GatewaySilent);
      await received;
      deadline.abort();
      await answer;
      await abandoned;
    }
  });

  test('times out after ten seconds without a deadline', async () => {
    const { key } = await begin();
    const time = new AbortController();
    const limit = vi.spyOn(deadlines, 'deadlineIn').mockReturnValueOnce(time.signal);
    onTestFinished(() => limit.mockRestore());
    const { received } = fake.hang('GET', /^\/sessions/);
    const answer = expect(gateway.getStatus(key)).rejects.toThrow(GatewaySilent);
    await received;
    time.abort();
    await answer;
    expect(limit).toHaveBeenCalledExactlyOnceWith(10_000);
  });
});

describe('a refund at Xendit', () => {
  async function paid() {
    const { reference, key } = await begin();
    fake.pay(reference);
    const report = await gateway.getStatus(key);
    const refund = { reference: randomUUID(), refundId: null, session: key, paymentId: report?.paymentId ?? null };
    return { refund };
  }

  test('succeeds at once or later; a repeated request is still one refund', async () => {
    const { refund } = await paid();
    expect(await gateway.refund({ ...refund, amount: 5_000 })).toMatchObject({ state: 'succeeded' });
    fake.refundsWill('PENDING');
    const later = { ...refund, reference: randomUUID(), amount: 6_000 };
    const [first, again] = [await gateway.refund(later), await gateway.refund(later)];
    expect(first).toEqual({ refundId: expect.stringMatching(/^rfd-/), state: 'pending', why: null });
    expect(again).toEqual(first);
    fake.settleRefunds('FAILED', 'INSUFFICIENT_BALANCE');
    expect(await gateway.getRefund({ ...later, refundId: first.refundId })).toMatchObject({
      state: 'failed',
      why: 'INSUFFICIENT_BALANCE',
    });
  });

  test('is found by our reference after its answer was lost', async () => {
    const { refund } = await paid();
    fake.plan('lose_reply', 'POST', /refunds/);
    await expect(gateway.refund({ ...refund, amount: 7_000 })).rejects.toThrow(GatewaySilent);
    expect(await gateway.getRefund(refund)).toMatchObject({ state: 'succeeded' });
    expect(await gateway.getRefund({ ...refund, reference: randomUUID() })).toBeNull();
  });

  test('has a reason when Xendit refuses it', async () => {
    const { refund } = await paid();
    fake.refundsWill({ refused: 'REFUND_NOT_SUPPORTED' });
    await expect(gateway.refund({ ...refund, amount: 1 })).rejects.toThrow(/REFUND_NOT_SUPPORTED/);
  });

  test.each([
    ['CARDS', 'any_part'],
    ['SHOPEEPAY', 'any_part'],
    ['OVO', 'whole_only'],
    ['QRIS', 'whole_only'],
    ['BCA_VIRTUAL_ACCOUNT', 'by_hand'],
    ['ALFAMART', 'by_hand'],
    [null, 'any_part'],
  ] as const)('of what was paid by %s can be of %s', (channel, rule) => {
    expect(gateway.refundRule(channel)).toBe(rule);
  });
});

test('list reads payments to the last page', async () => {
  const since = new Date();
  const references = [];
  for (let count = 0; count < 120; count += 1) {
    const { reference } = await begin();
    fake.pay(reference, { amount: count + 1 });
    references.push(reference);
  }
  const listed = await gateway.list(since);
  expect(listed?.map(({ reference }) => reference)).toEqual(references);
  expect(listed?.at(-1)).toMatchObject({ amount: 120, currency: 'IDR', paidAt: expect.any(Date) });
});

describe('a callback of Xendit', () => {
  const heard = (headers: Record<string, string>, body: string) =>
    gateway.verifyWebhook(new Headers(headers), body, new Date());
  const completed = { payment_session_id: 'ps-1', reference_id: 'r-1', status: 'COMPLETED' };

  test('names our session or refund when it has the token', () => {
    const session = fake.callback('payment_session.completed', completed);
    expect(heard(session.headers, session.body)?.subject).toEqual({ payment: { reference: 'r-1', sessionId: 'ps-1' } });
    const refund = fake.callback('refund.succeeded', { id: 'rfd-1', reference_id: 'f-1', status: 'SUCCEEDED' });
    expect(heard(refund.headers, refund.body)?.subject).toEqual({ refund: 'f-1' });
  });

  test('has the same key when repeated, and another when its content differs', () => {
    const keyOf = (event: string, data: object) => {
      const { headers, body } = fake.callback(event, data);
      return heard(headers, body)?.dedupeKey;
    };
    const first = keyOf('payment_session.completed', completed);
    expect(keyOf('payment_session.completed', completed)).toBe(first);
    expect(keyOf('payment_session.expired', { ...completed, status: 'EXPIRED' })).not.toBe(first);
    expect(keyOf('payment_session.completed', { ...completed, payment_session_id: 'ps-2' })).not.toBe(first);
  });

  test('is refused without the token, or with another', () => {
    const { body } = fake.callback('payment_session.completed', completed);
    expect(heard({}, body)).toBeNull();
    expect(heard({ 'x-callback-token': 'guessed' }, body)).toBeNull();
  });

  test('is accepted and ignored when its subject is unknown', () => {
    const { headers } = fake.callback('x', {});
    expect(heard(headers, '{"event":"payout.succeeded","data":{}}')).toMatchObject({ subject: null });
    expect(heard(headers, '{}')).toMatchObject({ subject: null });
  });
});
