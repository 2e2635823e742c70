import { liveAttempts } from '@/features/payments/data';
import type { Tx } from '@/server/database/db';

const liveAttempt = async (db: Tx, orderId: string, now: Date) =>
  (await liveAttempts(db, orderId)).find(({ expiresAt }) => expiresAt > now) ?? null;

/** URL where the order can be paid now; null if there is none. */
export const livePaymentUrl = async (db: Tx, orderId: string, now: Date): Promise<string | null> =>
  (await liveAttempt(db, orderId, now))?.paymentUrl ?? null;

/** Attempt by which an order can be paid now, even while the gateway has not returned its URL yet. */
export const liveAttemptId = async (db: Tx, orderId: string, now: Date): Promise<string | null> =>
  (await liveAttempt(db, orderId, now))?.id ?? null;
