import { randomUUID } from 'node:crypto';
import { insertAttempt, liveAttempts, lockOrderRow } from '@/features/payments/data';
import { sessionEnd } from '@/features/payments/domain/session-end';
import type { Tx } from '@/server/database/db';
import { chosenGateway } from '@/server/gateways/gateways';
import { AppError } from '@/shared/errors/errors';
import { closeAttempts } from './close-attempts';

type Wanted = { orderId: string; amount: number; heldSince: Date; holdExpiresAt: Date; now: Date };

/** Returns the one live attempt of an order if it still fits, else creates a new one. */
export async function openAttempt(
  tx: Tx,
  { orderId, amount, heldSince, holdExpiresAt, now }: Wanted,
): Promise<{ attemptId: string }> {
  await lockOrderRow(tx, orderId);
  const [live] = await liveAttempts(tx, orderId);
  if (live && live.amount === amount && live.expiresAt > now) return { attemptId: live.id };
  const expiresAt = sessionEnd(heldSince, holdExpiresAt);
  if (expiresAt <= now) throw new AppError('payment_time_over');
  await closeAttempts(tx, { orderId, now });
  const attempt = await insertAttempt(tx, {
    orderId,
    gateway: chosenGateway().name,
    reference: randomUUID(),
    amount,
    expiresAt,
    createdAt: now,
  });
  return { attemptId: attempt.id };
}
