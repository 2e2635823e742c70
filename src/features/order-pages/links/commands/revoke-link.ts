import { deleteLink } from '@/features/order-pages/links/data';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { AppError } from '@/shared/errors/errors';

export const revokeLink = (ctx: Staff, uuid: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, {});
    if (!(await deleteLink(tx, order.id))) throw new AppError('nothing_changed');
    await recordOrderChange(tx, ctx, order, {}, { link: 'withdrawn' });
  });
