import type { Tx } from '../../../server/db';
import { liveAttempts } from '../data';

/** Where an order can be paid at this moment. */
export async function livePaymentUrl(db: Tx, orderId: string, now: Date): Promise<string | null> {
  const attempts = await liveAttempts(db, orderId);
  return attempts.find(({ expiresAt }) => expiresAt > now)?.paymentUrl ?? null;
}
