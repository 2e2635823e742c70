import { sourcesOf } from '@/features/payments/queries/sources';
import { changeRefund, type RefundRow } from '@/features/payments/refunds/data';
import type { ManualWay } from '@/features/payments/schema';
import type { Tx } from '@/server/database/db';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { AppError } from '@/shared/errors/errors';
import { lockRefund } from './lock-refund';
import { bookRefund } from './settle-refund';

async function isStillOwed(tx: Tx, { status, orderId, attemptId, amount }: RefundRow): Promise<boolean> {
  if (status === 'by_hand') return true;
  const source = (await sourcesOf(tx, orderId)).find((candidate) => candidate.attemptId === attemptId);
  return source !== undefined && source.left >= amount;
}

type Paid = {
  refundId: string;
  userId: string;
  now: Date;
  way: ManualWay;
  /** Reason for paying by hand; an existing reason is kept. */
  note?: string | undefined;
};

/** Records that staff refunded the money by bank transfer or in cash, because the gateway cannot or would not. */
export async function markRefundedByHand(
  tx: Tx,
  { refundId, userId, now, way, note }: Paid,
  hook: PaymentHook,
): Promise<void> {
  const refund = await lockRefund(tx, refundId);
  if (!refund) throw new AppError('not_found');
  if (refund.withdrawnAt || (refund.status !== 'by_hand' && refund.status !== 'failed'))
    throw new AppError('refund_not_failed');
  if (!(await isStillOwed(tx, refund))) throw new AppError('refund_exceeds');
  const settled = { status: 'succeeded', settledAt: now, way, ...(note && !refund.note && { note }) } as const;
  await bookRefund(tx, await changeRefund(tx, refundId, settled), hook, now, { method: way, recordedId: userId });
}
