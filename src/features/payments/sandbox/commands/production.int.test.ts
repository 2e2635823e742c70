import { afterAll, expect, test } from 'vitest';
import { inProduction } from '@/test/in-production';

inProduction();
const { db, pool } = await import('@/server/database/db');
const { findGateway } = await import('@/server/gateways/gateways');
const { SIGNATURE_HEADER, signCallback } = await import('@/server/gateways/sandbox/signature');
const { callerFor } = await import('@/test/actors');
const { handleWebhook } = await import('@/wiring/webhook-handler');

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

const session = {
  id: 'left-from-a-demo',
  reference: 'left-from-a-demo',
  amount: 1_000_000,
  description: 'SGR-ABC234',
  paymentUrl: '',
  successUrl: '',
  failureUrl: '',
  status: 'pending',
  expiresAt: new Date(Date.now() + 60_000),
  createdAt: new Date(),
};

test('the sandbox bank is unreachable in production, even with sessions left in the database', async () => {
  await db.sandboxSession.create({ data: session });
  const { sandbox } = (await callerFor(null)).payment;
  const payment = session.id;
  await expect(sandbox.page({ payment })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(sandbox.press({ payment, button: 'pay' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(findGateway('sandbox')).toBeNull();
  const body = '{}';
  const headers = { [SIGNATURE_HEADER]: signCallback(body, new Date()) };
  const answer = await handleWebhook(new Request('http://localhost/', { method: 'POST', body, headers }), 'sandbox');
  expect(answer.status).toBe(404);
});
