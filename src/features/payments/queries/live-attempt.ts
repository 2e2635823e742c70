import { liveAttempts } from '@/features/payments/data';
import type { Tx } from '@/server/database/db';

const liveAttempt = async (db: Tx, orderId: string, now: Date) =>
  (await liveAttempts(db, orderId)).find(({ expiresAt }) => expiresAt > now) ?? null;

/** Where an order can be paid at this moment. */
export const livePaymentUrl = async (db: Tx, orderId: string, now: Date): Promise<string | null> =>
  (await liveAttempt(db, orderId, now))?.paymentUrl ?? null;

/** The attempt an order can be paid by at this moment, also while the gateway has not yet said where. */
export const liveAttemptId = async (db: Tx, orderId: string, now: Date): Promise<string | null> =>
  (await liveAttempt(db, orderId, now))?.id ?? null;
