import { areConfirmedByHand } from '@/features/catalogue/products/queries/confirmed-by-hand';
import { bookedProducts } from '@/features/orders/data/items';
import type { LockedOrder } from '@/features/orders/data/orders';
import { statusAfter } from '@/features/orders/domain/order-state';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { type Change, updateStatus } from './update-status';

/** Staff who sold the order and take its money have confirmed it. */
const isSoldByStaff = ({ placedById }: LockedOrder, { by }: Change) => placedById !== null && by === 'admin';

/**
 * Every order becomes paid here, and confirmed if staff sold it or all its products confirm automatically; returns the
 * email to send.
 */
export async function markPaid(
  tx: Tx,
  ctx: Pick<Ctx, 'now'>,
  order: LockedOrder,
  transition: 'pay' | 'accept',
  change: Change,
): Promise<'order_paid' | 'order_confirmed'> {
  await updateStatus(tx, ctx, order, transition, change);
  // Read again, since the items of an expired order that is paid late have just been restored.
  const byHand = !isSoldByStaff(order, change) && (await areConfirmedByHand(tx, await bookedProducts(tx, order.id)));
  if (byHand) return 'order_paid';
  await updateStatus(tx, ctx, { ...order, status: statusAfter(transition) }, 'confirm', { by: 'system' });
  return 'order_confirmed';
}
