import { deleteLink } from '@/features/order-pages/links/data';
import { lock } from '@/features/orders/commands/lock';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { AppError } from '@/shared/errors/errors';

export const withdrawLink = (ctx: Staff, uuid: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lock(tx, uuid, {});
    if (!(await deleteLink(tx, order.id))) throw new AppError('nothing_changed');
    await recordOrderChange(tx, ctx, order, {}, { link: 'withdrawn' });
  });
