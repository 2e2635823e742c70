import type { SettleMisfitInput } from '@/features/order-desk/schema';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { unflag } from '@/features/orders/data/wrong-amounts';
import { AppError } from '@/shared/errors/errors';

/** Staff take a diver along who does not fit, or have settled it with them; the reason is audited. */
export const settleMisfit = (ctx: Staff, { uuid, reason }: SettleMisfitInput): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, {});
    if (!order.attention.includes('misfit')) throw new AppError('state_not_allowed');
    await unflag(tx, order.id, ['misfit']);
    await recordOrderChange(tx, ctx, order, { attention: 'misfit' }, { attention: '', reason });
  });
