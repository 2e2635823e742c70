import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startFakeMidtrans } from '@/test/fake-midtrans';
import { beginAt, sessionRequest } from '@/test/gateway-session';
import { GatewayRefused, GatewaySilent } from './gateway';
import { hostsOf, midtrans } from './midtrans';

const fake = await startFakeMidtrans();
const gateway = midtrans({ baseUrl: fake.url, serverKey: fake.serverKey });
afterAll(() => fake.stop());
beforeEach(() => fake.refundsWill('done'));

// Longer than the fifty characters that Midtrans accepts.
const description = 'SGR-ABC234, a name that is far longer than the fifty characters Midtrans takes';
const begin = () => beginAt(gateway, { description });

describe('a session at Midtrans', () => {
  test('has a page to pay on', async () => {
    const { opened } = await begin();
    expect(opened).toEqual({ sessionId: expect.any(String), paymentUrl: expect.stringContaining('app.midtrans.com') });
  });

  test('is returned for the same key after a lost answer', async () => {
    const reference = randomUUID();
    fake.plan('lose_reply', 'POST', /snap/);
    await expect(gateway.createSession(sessionRequest({ reference }))).rejects.toThrow(GatewaySilent);
    expect(await gateway.createSession(sessionRequest({ reference }))).toMatchObject({ sessionId: expect.any(String) });
  });

  test('is refused with the reason that Midtrans gives', async () => {
    await expect(gateway.createSession(sessionRequest({ amount: 0 }))).rejects.toThrow(GatewayRefused);
  });

  test('has no status until its payer has chosen a payment method', async () => {
    const { key } = await begin();
    expect(await gateway.getStatus(key)).toBeNull();
  });

  test.each([
    ['pending', 'accept', 'pending'],
    ['authorize', 'accept', 'pending'],
    ['capture', 'accept', 'paid'],
    ['capture', 'challenge', 'pending'],
    ['settlement', 'accept', 'paid'],
    ['deny', 'deny', 'pending'],
    ['cancel', 'accept', 'cancelled'],
    ['expire', 'accept', 'expired'],
    ['refund', 'accept', 'paid'],
    ['partial_refund', 'accept', 'paid'],
    ['something_new', 'accept', 'pending'],
  ] as const)('that is %s (%s) there is %s here', async (transaction_status, fraud_status, state) => {
    const { reference, key } = await begin();
    fake.turn(reference, { transaction_status, fraud_status, payment_type: 'gopay' });
    const report = await gateway.getStatus(key);
    expect(report).toMatchObject({ reference, state, channel: 'gopay' });
    expect(report?.paid).toEqual(state === 'paid' ? { amount: 1_305_000, currency: 'IDR' } : null);
  });

  test('reports the amount that Midtrans has', async () => {
    const { reference, key } = await begin();
    fake.turn(reference, { transaction_status: 'settlement', gross_amount: '1000.00' });
    expect(await gateway.getStatus(key)).toMatchObject({ paid: { amount: 1_000 } });
  });

  test('can be cancelled; one paid meanwhile stays paid, and one never begun is no error', async () => {
    const [open, paid, fresh] = [await begin(), await begin(), await begin()];
    fake.turn(open.reference, { transaction_status: 'pending' });
    fake.turn(paid.reference, { transaction_status: 'settlement' });
    for (const { key } of [open, paid, fresh]) await gateway.cancel(key);
    expect(await gateway.getStatus(open.key)).toMatchObject({ state: 'cancelled' });
    expect(await gateway.getStatus(paid.key)).toMatchObject({ state: 'paid' });
  });

  test('has no status when the API key is wrong', async () => {
    const stranger = midtrans({ baseUrl: fake.url, serverKey: 'another' });
    await expect(stranger.getStatus({ reference: 'x', sessionId: null })).rejects.toThrow(GatewayRefused);
  });

  test.each(['fail', 'garble', 'lose_reply'] as const)(
    'has an unknown outcome after this fault: %s',
    async (mischief) => {
      const { key } = await begin();
      fake.plan(mischief, 'GET', /status/);
      await expect(gateway.getStatus(key)).rejects.toThrow(GatewaySilent);
    },
  );
});

describe('a refund at Midtrans', () => {
  async function paid(transaction_status = 'settlement') {
    const { reference, key } = await begin();
    fake.turn(reference, { transaction_status });
    return { reference, refund: { reference: randomUUID(), refundId: null, session: key, paymentId: null } };
  }

  test('is made in parts, each once even when repeated', async () => {
    const { reference, refund } = await paid();
    for (const amount of [5_000, 5_000])
      expect(await gateway.refund({ ...refund, amount })).toMatchObject({ state: 'succeeded' });
    expect(fake.transactions.get(reference)?.refunds).toHaveLength(1);
    const another = { ...refund, reference: randomUUID() };
    expect(await gateway.refund({ ...another, amount: 1_300_000 })).toMatchObject({ state: 'succeeded' });
    expect(await gateway.getRefund(another)).toMatchObject({ state: 'succeeded' });
  });

  test('is found by our key after its answer was lost', async () => {
    const { refund } = await paid();
    fake.plan('lose_reply', 'POST', /refund/);
    await expect(gateway.refund({ ...refund, amount: 5_000 })).rejects.toThrow(GatewaySilent);
    expect(await gateway.getRefund(refund)).toMatchObject({ state: 'succeeded' });
  });

  test('of a card waits until the payment is settled', async () => {
    const { reference, refund } = await paid('capture');
    expect(await gateway.refund({ ...refund, amount: 5_000 })).toMatchObject({ state: 'pending' });
    expect(await gateway.getRefund(refund)).toBeNull();
    fake.turn(reference, { transaction_status: 'settlement' });
    expect(await gateway.refund({ ...refund, amount: 5_000 })).toMatchObject({ state: 'succeeded' });
  });

  test('has a reason when it is refused; a server error leaves the outcome open', async () => {
    const { refund } = await paid();
    fake.refundsWill({ refused: 414 });
    await expect(gateway.refund({ ...refund, amount: 5_000 })).rejects.toThrow('Refund request is rejected');
    fake.refundsWill({ refused: 500 });
    await expect(gateway.refund({ ...refund, amount: 5_000 })).rejects.toThrow(GatewaySilent);
  });

  test.each([
    ['credit_card', 'any_part'],
    ['gopay', 'any_part'],
    ['akulaku', 'whole_only'],
    ['bank_transfer', 'by_hand'],
    ['cstore', 'by_hand'],
  ] as const)('of what was paid by %s can be of %s', (channel, rule) => {
    expect(gateway.refundRule(channel)).toBe(rule);
  });
});

describe('a callback of Midtrans', () => {
  const heard = (body: string) => gateway.verifyWebhook(new Headers(), body, new Date());

  test('names our session when it is signed', async () => {
    const { reference } = await begin();
    expect(heard(fake.callback(reference, 'settlement').body)?.subject).toEqual({
      payment: { reference, sessionId: null },
    });
  });

  test('is refused when it is signed with another key, unsigned, or not JSON', async () => {
    const { reference } = await begin();
    expect(heard(fake.callback(reference, 'settlement', 'another key').body)).toBeNull();
    expect(heard('{"order_id":"x"}')).toBeNull();
    expect(heard('order_id=x')).toBeNull();
  });

  test('is refused when its amount was altered', async () => {
    const { reference } = await begin();
    expect(heard(fake.callback(reference, 'settlement').body.replace('1305000.00', '1.00'))).toBeNull();
  });
});

test('midtrans uses one host in production and another in its sandbox', () => {
  expect(hostsOf(undefined)).toEqual({ snap: 'https://app.midtrans.com', core: 'https://api.midtrans.com' });
  expect(hostsOf('https://api.sandbox.midtrans.com')).toEqual({
    snap: 'https://app.sandbox.midtrans.com/',
    core: 'https://api.sandbox.midtrans.com',
  });
  expect(hostsOf('http://127.0.0.1:4000')).toEqual({ snap: 'http://127.0.0.1:4000/', core: 'http://127.0.0.1:4000' });
});
