import type { LockedOrder } from '@/features/orders/data';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { type Change, changeStatus } from './change-status';

/** The only way an order becomes paid. Returns the mail that says so. */
export async function markPaid(
  tx: Tx,
  ctx: Pick<Ctx, 'now'>,
  order: LockedOrder,
  transition: 'pay' | 'accept',
  change: Change,
): Promise<'order_paid'> {
  await changeStatus(tx, ctx, order, transition, change);
  return 'order_paid';
}
