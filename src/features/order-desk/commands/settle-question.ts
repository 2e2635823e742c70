import type { SettleInput } from '@/features/order-desk/schema';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { unflag } from '@/features/orders/data/wrong-amounts';
import { AppError } from '@/shared/errors/errors';

/** Staff take along a diver who does not fit or who flies soon, or have settled it with them; the reason is audited. */
export const settleQuestion = (
  ctx: Staff,
  question: 'misfit' | 'flight',
  { uuid, reason }: SettleInput,
): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, {});
    if (!order.attention.includes(question)) throw new AppError('state_not_allowed');
    await unflag(tx, order.id, [question]);
    await recordOrderChange(tx, ctx, order, { attention: question }, { attention: '', reason });
  });
