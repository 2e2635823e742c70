import type { Ctx } from '../../../server/context';
import type { Tx } from '../../../server/db';
import { closeAttempts } from '../../payments/commands/close-attempts';
import { balanceOf } from '../../payments/queries/balance';
import { waitingWrongAmount } from '../../payments/queries/wrong-amounts';
import type { RefundReason } from '../../payments/schema';
import type { LockedOrder } from '../data';
import { type EndTransition, statusAfter } from '../domain/order-state';
import { settlementOf } from '../domain/settlement';
import { refundable } from '../policy';
import { sendWrongAmountsBack } from '../wrong-amounts/commands/send-wrong-amounts-back';
import { type Change, changeStatus } from './change-status';
import { sendBack } from './send-back';

type Ending = Omit<Change, 'retained'> & {
  reason: RefundReason;
  /** How much goes back of what paid for the order; nothing, when it is not given. */
  refundOf?: (paid: number) => number;
};

/**
 * The one way an order ends: what goes back is promised, what stays is written down with the status, and nobody can pay
 * for it any more. Answers how much goes back in all.
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
