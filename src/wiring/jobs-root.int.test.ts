import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startGateways } from '@/test/own-gateways';

/** A mail server that accepts the connection and never answers. */
const sockets = new Set<Socket>();
const mute = createServer((socket) => void sockets.add(socket.on('error', () => {})));
await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`);

const { xendit, send } = await startGateways();
const { db } = await import('@/server/database/db');
const { workOn } = await import('@/server/jobs/worker');
const { queueMail } = await import('@/server/mail/outbox');
const { callerFor } = await import('@/test/actors');
const { bookableProduct, booking } = await import('@/test/bookings');
const { account, signIn } = await import('@/test/factories');
const { jobs } = await import('./jobs-root');

test('a payment is settled while the mail server keeps every email waiting', async () => {
  const customer = await callerFor(await signIn(await account()));
  const { slug } = await bookableProduct();
  const { uuid } = await customer.order.create({ ...booking(slug), idempotency_key: randomUUID() });
  const params = { name: 'Ann', code: 'ABC234', minutes: 10 };
  for (let mail = 0; mail < 20; mail += 1)
    await queueMail(db, { to: `${mail}@example.test`, locale: 'en', template: 'otp', params, about: [] });
  const worker = workOn(jobs);
  onTestFinished(async () => {
    mute.close();
    for (const socket of sockets) socket.destroy();
    await worker.stop();
  });
  await expect.poll(() => sockets.size).toBeGreaterThan(0);

  const { reference } = await db.paymentAttempt.findFirstOrThrow({ where: { orderId: uuid } });
  xendit.pay(reference);
  const { payment_session_id, reference_id } = xendit.sessionOf(reference);
  const data = { payment_session_id, reference_id, status: 'COMPLETED' };
  await send('xendit', xendit.callback('payment_session.completed', data));
  await expect.poll(async () => (await customer.order.get({ uuid })).status).toBe('paid');
});
