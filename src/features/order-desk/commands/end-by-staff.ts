import { endOrder } from '@/features/orders/commands/end-order';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import type { LockedOrder } from '@/features/orders/data/orders';
import { type EndTransition, statusAfter } from '@/features/orders/domain/order-state';
import type { Tx } from '@/server/database/db';

type Ending = Omit<Parameters<typeof endOrder>[4], 'by' | 'actorId'>;

/** Ends an order on behalf of staff and returns the refund. */
export async function endByStaff(
  tx: Tx,
  ctx: Staff,
  order: LockedOrder,
  transition: EndTransition,
  ending: Ending,
): Promise<number> {
  const back = await endOrder(tx, ctx, order, transition, { ...ending, by: 'admin', actorId: ctx.actor.userId });
  const { declineReason } = ending;
  const after = { status: statusAfter(transition), ...(declineReason && { reason: declineReason }) };
  await recordOrderChange(tx, ctx, order, { status: order.status }, after);
  return back;
}
