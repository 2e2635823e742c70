import type { LockedOrder } from '@/features/orders/data';
import { type EndTransition, statusAfter } from '@/features/orders/domain/order-state';
import { settlementOf } from '@/features/orders/domain/settlement';
import { refundable } from '@/features/orders/policy';
import { sendWrongAmountsBack } from '@/features/orders/wrong-amounts/commands/send-wrong-amounts-back';
import { closeAttempts } from '@/features/payments/commands/close-attempts';
import { balanceOf } from '@/features/payments/queries/balance';
import { waitingWrongAmount } from '@/features/payments/queries/wrong-amounts';
import type { RefundReason } from '@/features/payments/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { type Change, changeStatus } from './change-status';
import { sendBack } from './send-back';

type Ending = Omit<Change, 'retained'> & {
  reason: RefundReason;
  /** How much of what was paid goes back; without it, nothing does. */
  refundOf?: (paid: number) => number;
};

/**
 * The only way an order ends: it requests the refunds, stores the retained amount with the status and closes every
 * payment session. Returns the total that goes back.
 */
export async function endOrder(
  tx: Tx,
  ctx: Pick<Ctx, 'now'>,
  order: LockedOrder,
  transition: EndTransition,
  { reason, refundOf = () => 0, ...change }: Ending,
): Promise<number> {
  const held = refundable(await balanceOf(tx, order.id));
  const wrong = (await waitingWrongAmount(tx, order.id))?.received ?? 0;
  const { back, retained } = settlementOf(statusAfter(transition), { held, wrong }, refundOf);
  await changeStatus(tx, ctx, order, transition, { ...change, retained });
  const returned = await sendWrongAmountsBack(tx, ctx, order, change);
  await sendBack(tx, ctx, order, back - returned, reason, change.by);
  await closeAttempts(tx, { orderId: order.id, now: ctx.now });
  return back;
}
