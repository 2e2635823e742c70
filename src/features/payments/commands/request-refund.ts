import type { Tx } from '../../../server/db';
import { enqueue } from '../../../server/jobs/enqueue';
import { step } from '../../../server/step';
import { AppError } from '../../../shared/errors';
import { chargesOf, ledgerSums, lockOrder } from '../data';
import { type Source, spread } from '../domain/spread';
import { insertRefund, promisedOf } from '../refunds/data';
import type { RefundReason } from '../schema';

declare module '../../../server/jobs/job' {
  interface JobPayloads {
    'payments.send-refund': { refund: string };
  }
}

type Wanted = { orderId: string; amount: number; reason: RefundReason; now: Date };

/** What is left of each payment, those through the gateway first: they go back without anybody's doing. */
export async function sourcesOf(tx: Tx, orderId: string): Promise<Source[]> {
  const promised = await promisedOf(tx, orderId);
  const left = (attemptId: string | null, amount: number) => ({
    attemptId,
    left: amount - (promised.get(attemptId) ?? 0),
  });
  const charges = await chargesOf(tx, orderId);
  const { ON_SITE } = await ledgerSums(tx, orderId);
  return [...charges.map(({ attemptId, amount }) => left(attemptId, amount)), left(null, ON_SITE)];
}

/** Promises money back; a job then sees to it. Never more than came in and is not promised yet. */
export async function requestRefund(tx: Tx, { orderId, amount, reason, now }: Wanted): Promise<void> {
  await lockOrder(tx, orderId);
  const parts = spread(amount, await sourcesOf(tx, orderId));
  if (!parts) throw new AppError('refund_exceeds');
  for (const part of parts) {
    const refund = await insertRefund(tx, { orderId, ...part, reason, createdAt: now });
    await enqueue(tx, 'payments.send-refund', { refund: refund.id });
  }
  step('refund.requested');
}
