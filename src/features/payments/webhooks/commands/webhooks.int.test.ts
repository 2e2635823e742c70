import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { startGateways } from '@/test/own-gateways';

const { send, xendit, midtrans } = await startGateways();
const { db } = await import('@/server/database/db');
const { signCallback, SIGNATURE_HEADER } = await import('@/server/gateways/sandbox/signature');
const { waitingJobs, runJobs } = await import('@/test/jobs');
const { begunAttempt, recordingHook, statusOf } = await import('@/test/payments');
const { paymentJobs } = await import('@/features/payments/jobs');

const { hook, calls } = recordingHook();
const MINUTE_MS = 60_000;

beforeEach(async () => {
  await db.gatewayEvent.deleteMany();
});

const signed = (body: string, at = new Date()) =>
  send('sandbox', { body, headers: { [SIGNATURE_HEADER]: signCallback(body, at) } });

const news = (reference: string, id: string = randomUUID()) =>
  JSON.stringify({ id, type: 'payment.updated', data: { payment: 'x', reference, status: 'paid', amount: 1_000_000 } });

async function expectNothingStored() {
  expect(await db.gatewayEvent.count()).toBe(0);
  expect(await waitingJobs()).toEqual([]);
}

describe('a callback', () => {
  test('that is verified is stored and answered with 200 before any gateway is polled', async () => {
    const answer = await signed(news('r-1'));
    expect(answer.status).toBe(200);
    expect(await db.gatewayEvent.findMany()).toMatchObject([{ gateway: 'sandbox', handledAt: null }]);
    expect(await waitingJobs()).toMatchObject([{ name: 'payments.heed-webhook' }]);
  });

  test('that is unsigned, or signed for another body, is refused with 401 and stores nothing', async () => {
    const body = news('r-1');
    const good = signCallback(body, new Date());
    const other = signCallback(news('r-2'), new Date());
    for (const header of ['', 't=1,v1=00', other, good.replace(/v1=.{4}/, 'v1=0000'), good.replace('t=', 't=1')]) {
      const answer = await send('sandbox', { body, headers: { [SIGNATURE_HEADER]: header } });
      expect(answer.status, header).toBe(401);
      expect(await answer.json()).toEqual({ code: 'signature_invalid', message: expect.any(String) });
    }
    expect((await send('xendit', { body, headers: { 'x-callback-token': 'guessed' } })).status).toBe(401);
    await expectNothingStored();
  });

  test.each([-6, 6])(
    'signed %d minutes off is refused, because it was replayed or its clock is wrong',
    async (minutes) => {
      const at = new Date(Date.now() + minutes * MINUTE_MS);
      expect((await signed(news('r-1'), at)).status).toBe(401);
      await expectNothingStored();
      expect((await signed(news('r-1'), new Date(Date.now() + Math.sign(minutes) * 4 * MINUTE_MS))).status).toBe(200);
    },
  );

  test.each(['paypal', 'constructor', 'Xendit'])(
    'of a gateway that the shop does not use is not found: %s',
    async (name) => {
      expect((await send(name, { body: news('r-1'), headers: {} })).status).toBe(404);
      await expectNothingStored();
    },
  );

  test('without valid JSON is refused and stores nothing', async () => {
    expect((await signed('not json')).status).toBe(400);
    await expectNothingStored();
  });

  const midtransSigned = (order_id: string, more: object = {}) => {
    const proof = { order_id, status_code: '200', gross_amount: '1000.00' };
    const signature_key = createHash('sha512')
      .update(`${order_id}${proof.status_code}${proof.gross_amount}${midtrans.serverKey}`)
      .digest('hex');
    return send('midtrans', { body: JSON.stringify({ ...proof, signature_key, ...more }), headers: {} });
  };
  const xenditSigned = (data: object) =>
    send('xendit', {
      body: JSON.stringify({ event: 'payment_session.completed', data }),
      headers: { 'x-callback-token': xendit.callbackToken },
    });
  const unstorable = { NUL: 'a\0b', 'half of a pair': 'a\ud83d' };

  test.each(Object.entries(unstorable))('with %s in its identifier is refused with 422', async (_name, text) => {
    const answers = [
      await signed(news('r-1', text)),
      await signed(news(text)),
      await xenditSigned({ payment_session_id: text }),
      await xenditSigned({ payment_session_id: 'ps-1', reference_id: text }),
      await midtransSigned(text),
      await midtransSigned('r-1', { transaction_id: text }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 422));
    await expectNothingStored();
  });

  test('with such characters in an unread part is accepted', async () => {
    expect((await xenditSigned({ payment_session_id: 'ps-1', reference_id: 'r-1', note: 'a\0b\ud83d' })).status).toBe(
      200,
    );
    expect(await db.gatewayEvent.count()).toBe(1);
  });

  test('with an identifier longer than an index entry is still told apart from others', async () => {
    // Random characters, because PostgreSQL would compress repeated ones until they fit.
    const long = randomBytes(10_000).toString('hex');
    for (const [reference, events] of [
      [`${long}-1`, 1],
      [`${long}-2`, 2],
      [`${long}-1`, 2],
    ] as const) {
      expect((await midtransSigned(reference)).status).toBe(200);
      expect((await xenditSigned({ payment_session_id: reference, status: 'COMPLETED' })).status).toBe(200);
      expect(await db.gatewayEvent.count()).toBe(2 * events);
    }
  });

  test('in bytes that are not UTF-8 is refused and stores nothing', async () => {
    const body = new Uint8Array(Buffer.from('{"event":"caf\xe9"}', 'latin1'));
    expect((await send('xendit', { body, headers: { 'x-callback-token': xendit.callbackToken } })).status).toBe(400);
    await expectNothingStored();
  });

  test('that is repeated gets the same answer and queues no second job', async () => {
    const body = news('r-1');
    const answers = await Promise.all([signed(body), signed(body), signed(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await db.gatewayEvent.count()).toBe(1);
    expect(await waitingJobs()).toHaveLength(1);
  });

  test('in an unknown format is stored and has no effect', async () => {
    expect((await signed('{"hello":"world"}')).status).toBe(200);
    expect(await db.gatewayEvent.count()).toBe(1);
    expect(await waitingJobs()).toEqual([]);
  });

  test('that claims "paid" moves no money unless the gateway reports it', async () => {
    const { orderId, attemptId, reference } = await begunAttempt({ gateway: 'sandbox' });
    await signed(news(reference));
    await runJobs(paymentJobs(hook));
    expect(await statusOf(attemptId)).toBe('pending');
    expect(await db.ledgerEntry.count({ where: { orderId } })).toBe(0);
    expect(calls).toEqual([]);
    expect(await db.gatewayEvent.findMany()).toMatchObject([{ outcome: 'nothing_new' }]);
  });

  test('about an unknown payment is recorded as unknown', async () => {
    await signed(news(randomUUID()));
    await runJobs(paymentJobs(hook));
    expect(await db.gatewayEvent.findMany()).toMatchObject([{ outcome: 'unknown', handledAt: expect.any(Date) }]);
  });

  test('is deleted after ninety days', async () => {
    await signed(news('r-1'));
    await db.gatewayEvent.updateMany({ data: { receivedAt: new Date(Date.now() - 91 * 24 * 60 * MINUTE_MS) } });
    await signed(news('r-2'));
    const tidy = paymentJobs(hook).find(({ name }) => name === 'payments.tidy');
    await tidy?.run({ actor: { kind: 'system' }, db, now: new Date(), locale: 'en', requestId: 'test' }, {});
    expect(await db.gatewayEvent.count()).toBe(1);
  });
});
