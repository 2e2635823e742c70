import { deleteCost, lockCost } from '@/features/pay/costs/data';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { recordCost } from './record-cost';

/** The previous cost applies again. */
export function removeCost(ctx: Ctx, uuid: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const before = await lockCost(tx, uuid);
    if (!before) throw new AppError('not_found');
    await deleteCost(tx, uuid);
    await recordCost(tx, ctx, { before });
  });
}
