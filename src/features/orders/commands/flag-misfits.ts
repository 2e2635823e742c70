import { flag, orderById } from '@/features/orders/data/orders';
import { unflag } from '@/features/orders/data/wrong-amounts';
import { misfitsIn } from '@/features/orders/queries/misfits-in';
import type { Tx } from '@/server/database/db';

/** Makes a diver who does not fit a booked item a question to the staff; nothing is refused. */
export async function flagMisfits(tx: Tx, orderId: string): Promise<void> {
  const order = await orderById(tx, orderId, {});
  if (!order) return;
  if ((await misfitsIn(tx, order)).size === 0) await unflag(tx, orderId, ['misfit']);
  else await flag(tx, orderId, 'misfit');
}
