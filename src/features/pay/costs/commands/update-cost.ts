import { changeCost, lockCost } from '@/features/pay/costs/data';
import type { CostChange } from '@/features/pay/costs/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { recordCost } from './record-cost';

export function updateCost(ctx: Ctx, { uuid, amount }: CostChange): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const before = await lockCost(tx, uuid);
    if (!before) throw new AppError('not_found');
    await recordCost(tx, ctx, { before, after: await changeCost(tx, uuid, amount) });
  });
}
