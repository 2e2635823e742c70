import { addEvent, type LockedOrder } from '@/features/orders/data';
import type { Doer } from '@/features/orders/domain/order-state';
import { requestRefund } from '@/features/payments/commands/request-refund';
import type { RefundBack, RefundReason } from '@/features/payments/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';

type By = { by: Doer; actorId?: string | null };

/** Records that money has to go back; a job hands it to the gateway. */
export async function sendBack(
  tx: Tx,
  { now }: Pick<Ctx, 'now'>,
  order: LockedOrder,
  amount: number,
  reason: RefundReason,
  { by, actorId = null }: By,
  more: { attemptId?: string; back?: RefundBack | undefined } = {},
): Promise<void> {
  if (amount === 0) return;
  await requestRefund(tx, { orderId: order.id, amount, reason, now, ...more });
  await addEvent(tx, { orderId: order.id, at: now, kind: 'refund_requested', by, actorId, amount });
}
