import { startFakeMidtrans } from './fake-midtrans';
import { startFakeXendit } from './fake-xendit';

/** Xendit, which payments are made with, and Midtrans, on this machine; to be called before the product is loaded. */
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
  return { xendit, midtrans, stop: () => Promise.all([xendit.stop(), midtrans.stop()]) };
}
