import { lockOrderRow } from '@/features/payments/data';
import { allocateRefund } from '@/features/payments/domain/allocate-refund';
import { sourcesOf } from '@/features/payments/queries/sources';
import { insertRefund } from '@/features/payments/refunds/data';
import type { RefundReason } from '@/features/payments/schema';
import { step } from '@/server/api/step';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
import { AppError } from '@/shared/errors/errors';

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
  /** The payment to refund first: some channels refund a payment in full or not at all. */
  attemptId?: string;
};

/** Requests a refund that a job then sends; never more than came in and is not promised yet. */
export async function requestRefund(tx: Tx, { orderId, amount, reason, now, attemptId }: Wanted): Promise<void> {
  await lockOrderRow(tx, orderId);
  const sources = await sourcesOf(tx, orderId);
  const isFirst = (source: { attemptId: string | null }) => source.attemptId === attemptId;
  const parts = allocateRefund(amount, [...sources.filter(isFirst), ...sources.filter((source) => !isFirst(source))]);
  if (!parts) throw new AppError('refund_exceeds');
  for (const part of parts) {
    const refund = await insertRefund(tx, { orderId, ...part, reason, createdAt: now });
    await enqueue(tx, 'payments.send-refund', { refund: refund.id });
  }
  step('refund.requested');
}
