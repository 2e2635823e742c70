import { afterAll, beforeEach } from 'vitest';
import { startFakeMidtrans } from './fake-midtrans';
import { startFakeXendit } from './fake-xendit';

type Callback = { body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/**
 * Runs Xendit, the gateway for payments, and Midtrans on this machine for a test file; call it before importing the
 * product. Each test begins with no job waiting and with gateways that refund at once.
 */
export async function startGateways() {
  const xendit = await startFakeXendit();
  const midtrans = await startFakeMidtrans();
  Object.assign(process.env, {
    PAYMENT_GATEWAY: 'xendit',
    XENDIT_SECRET_KEY: xendit.secretKey,
    XENDIT_CALLBACK_TOKEN: xendit.callbackToken,
    XENDIT_BASE_URL: xendit.url,
    MIDTRANS_SERVER_KEY: midtrans.serverKey,
    MIDTRANS_BASE_URL: midtrans.url,
  });
  const { db, pool } = await import('@/server/database/db');
  const { handleWebhook } = await import('@/wiring/webhook-handler');
  beforeEach(async () => {
    xendit.refundsWill('SUCCEEDED');
    await pool.query('DELETE FROM graphile_worker._private_jobs');
  });
  afterAll(async () => {
    await Promise.all([xendit.stop(), midtrans.stop()]);
    await db.$disconnect();
    await pool.end();
  });
  /** Sends a gateway's callback to our webhook. */
  const send = (gateway: string, { body, headers }: Callback) =>
    handleWebhook(new Request('http://localhost:3000/', { method: 'POST', body, headers }), gateway);
  return { xendit, midtrans, send };
}
