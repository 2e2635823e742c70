import { randomUUID } from 'node:crypto';
import type { Attempt } from '@/features/payments/data';
import { sessionEnd } from '@/features/payments/domain/session-end';
import { newId } from '@/server/database/new-id';
import { defaultGateway } from '@/server/gateways/gateways';
import { AppError } from '@/shared/errors/errors';

type Wanted = { orderId: string; amount: number; holdExpiresAt: Date; now: Date };

/**
 * Builds the attempt that is inserted together with its order. It counts as polled, so that nobody else requests its
 * session while its creator does.
 */
export function firstAttempt({ orderId, amount, holdExpiresAt, now }: Wanted): Attempt {
  const expiresAt = sessionEnd(now, holdExpiresAt);
  if (expiresAt <= now) throw new AppError('payment_time_over');
  return {
    id: newId(),
    orderId,
    gateway: defaultGateway().name,
    reference: randomUUID(),
    sessionId: null,
    paymentId: null,
    amount,
    status: 'opening',
    paymentUrl: null,
    channel: null,
    expiresAt,
    polledAt: now,
    wrongAmount: null,
    wrongCurrency: null,
    wrongOutcome: null,
    settledAt: null,
    forRest: false,
    createdAt: now,
    updatedAt: now,
  };
}
