import { randomUUID } from 'node:crypto';
import { insertAttempt, liveAttempts } from '@/features/payments/data';
import { sessionEnd } from '@/features/payments/domain/session-end';
import type { Tx } from '@/server/database/db';
import { defaultGateway, findGateway } from '@/server/gateways/gateways';
import { AppError } from '@/shared/errors/errors';
import { closeAttempts } from './close-attempts';
import { lockOrderRow } from './lock-order-row';

type Wanted = {
  orderId: string;
  amount: number;
  heldSince: Date;
  holdExpiresAt: Date;
  now: Date;
  /** True if the order is partly paid and this attempt is for the rest. */
  forRest?: boolean;
};

/** Returns the order's live attempt if it still fits and its gateway has keys, else creates a new one. */
export async function openAttempt(
  tx: Tx,
  { orderId, amount, heldSince, holdExpiresAt, now, forRest = false }: Wanted,
): Promise<{ attemptId: string }> {
  await lockOrderRow(tx, orderId);
  const [live] = await liveAttempts(tx, orderId);
  const fits = live && live.amount === amount && live.forRest === forRest && live.expiresAt > now;
  if (fits && findGateway(live.gateway)) return { attemptId: live.id };
  const expiresAt = sessionEnd(heldSince, holdExpiresAt);
  if (expiresAt <= now) throw new AppError('payment_time_over');
  await closeAttempts(tx, { orderId, now });
  const attempt = await insertAttempt(tx, {
    orderId,
    gateway: defaultGateway().name,
    reference: randomUUID(),
    amount,
    expiresAt,
    createdAt: now,
    forRest,
  });
  return { attemptId: attempt.id };
}
