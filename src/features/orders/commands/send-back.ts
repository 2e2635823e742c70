import { addEvent, type LockedOrder } from '@/features/orders/data/orders';
import type { Approval } from '@/features/orders/domain/approval';
import type { EventActor } from '@/features/orders/domain/order-state';
import { requestRefund } from '@/features/payments/commands/request-refund';
import { reasonsOfStaff } from '@/features/payments/domain/reasons-of-staff';
import type { RefundBack, RefundReason } from '@/features/payments/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { requireSecondPerson } from './second-person';

type By = { by: EventActor; actorId?: string | null };

/**
 * Records a refund; a job sends it to the gateway. Every refund passes through here, so the second-approver rule cannot
 * be bypassed.
 */
export async function sendBack(
  tx: Tx,
  ctx: Pick<Ctx, 'now'> & { approval?: Approval },
  order: LockedOrder,
  amount: number,
  reason: RefundReason,
  { by, actorId = null }: By,
  more: { attemptId?: string; back?: RefundBack | undefined } = {},
): Promise<void> {
  if (amount === 0) return;
  const { now } = ctx;
  if (by === 'admin' && reasonsOfStaff.includes(reason))
    await requireSecondPerson(tx, ctx, { orderId: order.id, amount });
  await requestRefund(tx, { orderId: order.id, amount, reason, now, ...more });
  await addEvent(tx, { orderId: order.id, at: now, kind: 'refund_requested', by, actorId, amount });
}
