import { lockToDecide } from '@/features/orders/commands/lock-to-decide';
import { notifyOfDecision } from '@/features/orders/commands/notify-of-decision';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { updateStatus } from '@/features/orders/commands/update-status';
import { statusAfter } from '@/features/orders/domain/order-state';
import type { Tx } from '@/server/database/db';

export async function confirmOrderIn(tx: Tx, ctx: Staff, uuid: string): Promise<void> {
  const order = await lockToDecide(tx, uuid);
  await updateStatus(tx, ctx, order, 'confirm', { by: 'admin', actorId: ctx.actor.userId });
  await recordOrderChange(tx, ctx, order, { status: order.status }, { status: statusAfter('confirm') });
  await notifyOfDecision(tx, order.id, 'order_confirmed');
}

export const confirmOrder = (ctx: Staff, uuid: string): Promise<void> =>
  ctx.db.$transaction((tx) => confirmOrderIn(tx, ctx, uuid));
