import { changeStatus } from '@/features/orders/commands/change-status';
import { notifyOfDecision } from '@/features/orders/commands/notify-of-decision';
import { statusAfter } from '@/features/orders/domain/order-state';
import { lockToDecide } from './lock-to-decide';
import { recordOrderChange, type Staff } from './record-order-change';

export const confirmOrder = (ctx: Staff, uuid: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockToDecide(tx, uuid);
    await changeStatus(tx, ctx, order, 'confirm', { by: 'admin', actorId: ctx.actor.userId });
    await recordOrderChange(tx, ctx, order, { status: order.status }, { status: statusAfter('confirm') });
    await notifyOfDecision(tx, order.id, 'order_confirmed');
  });
