import { changeAttempt, liveAttempts } from '@/features/payments/data';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
import { lockOrderRow } from './lock-order-row';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'payments.cancel-session': { attempt: string };
  }
}

/**
 * Closes every open attempt of an order; a job cancels each session at the gateway and polls it in case it was just
 * paid.
 */
export async function closeAttempts(tx: Tx, { orderId, now }: { orderId: string; now: Date }): Promise<void> {
  await lockOrderRow(tx, orderId);
  for (const { id } of await liveAttempts(tx, orderId)) {
    const { polledAt } = await changeAttempt(tx, id, { status: 'cancelled', settledAt: now });
    if (polledAt) await enqueue(tx, 'payments.cancel-session', { attempt: id });
  }
}
