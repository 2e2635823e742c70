import { finishAct, lockAct, settleRow } from '@/features/order-desk/bulk/data';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { AppError } from '@/shared/errors/errors';
import { z } from '@/shared/schema/zod';

/** Records that staff opened the chat with the guest of an order; repeated calls change nothing. */
export const markOpened = (ctx: Staff, { uuid, order: orderId }: { uuid: string; order: string }): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const act = z.uuid().safeParse(uuid).success ? await lockAct(tx, uuid) : null;
    if (act?.kind !== 'whatsapp') throw new AppError('not_found');
    const order = await lockOrder(tx, orderId, {});
    const isFirst = await settleRow(tx, { actId: uuid, orderId }, { state: 'done', at: ctx.now });
    if (!isFirst) return;
    await recordOrderChange(tx, ctx, order, {}, { message: 'whatsapp' });
    await finishAct(tx, uuid, ctx.now);
  });
