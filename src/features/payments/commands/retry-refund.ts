import { sourcesOf } from '@/features/payments/queries/sources';
import { changeRefund } from '@/features/payments/refunds/data';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
import { AppError } from '@/shared/errors/errors';
import { lockRefund } from './lock-refund';

/** Retries a refused refund as a new one at the gateway, unless its money was returned in another way since. */
export async function retryRefund(tx: Tx, refundId: string): Promise<void> {
  const refund = await lockRefund(tx, refundId);
  if (!refund) throw new AppError('not_found');
  if (refund.withdrawnAt || refund.status !== 'failed') throw new AppError('refund_not_failed');
  const source = (await sourcesOf(tx, refund.orderId)).find(({ attemptId }) => attemptId === refund.attemptId);
  if (!source || source.left < refund.amount) throw new AppError('refund_exceeds');
  const anew = { status: 'requested', round: refund.round + 1, tries: 0, gatewayId: null, settledAt: null } as const;
  await changeRefund(tx, refundId, anew);
  await enqueue(tx, 'payments.send-refund', { refund: refundId });
}
