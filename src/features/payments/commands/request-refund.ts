import { allocateRefund } from '@/features/payments/domain/allocate-refund';
import { sourcesOf } from '@/features/payments/queries/sources';
import { insertRefund } from '@/features/payments/refunds/data';
import type { RefundBack, RefundReason } from '@/features/payments/schema';
import { step } from '@/server/api/step';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
import { AppError } from '@/shared/errors/errors';
import { lockOrderRow } from './lock-order-row';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'payments.send-refund': { refund: string };
  }
}

type Wanted = {
  orderId: string;
  amount: number;
  reason: RefundReason;
  now: Date;
  /** Payment to refund first, because some channels refund a payment in full or not at all. */
  attemptId?: string;
  /** Decision by staff; without it, the money returns the way it was paid. */
  back?: RefundBack | undefined;
};

/** Requests a refund that a job sends or staff pay; never more than was received and is not promised already. */
export async function requestRefund(tx: Tx, { orderId, amount, reason, now, attemptId, back }: Wanted): Promise<void> {
  await lockOrderRow(tx, orderId);
  const sources = await sourcesOf(tx, orderId);
  const isByHand = back !== undefined && back.way !== 'gateway';
  // A refund by hand is taken from on-site payments before gateway payments.
  const isFirst = (source: { attemptId: string | null }) =>
    attemptId === undefined ? isByHand && source.attemptId === null : source.attemptId === attemptId;
  const parts = allocateRefund(amount, [...sources.filter(isFirst), ...sources.filter((source) => !isFirst(source))]);
  if (!parts) throw new AppError('refund_exceeds');
  const decided = back && { way: back.way, note: back.note ?? null, requestedById: back.userId };
  for (const part of parts) {
    const status = isByHand ? ('by_hand' as const) : ('requested' as const);
    const refund = await insertRefund(tx, { orderId, ...part, ...decided, status, reason, createdAt: now });
    if (!isByHand) await enqueue(tx, 'payments.send-refund', { refund: refund.id });
  }
  step('refund.requested');
}
