import { boatExists, insertCost } from '@/features/pay/costs/data';
import type { NewCost } from '@/features/pay/costs/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { recordCost } from './record-cost';

/** Replaces the previous cost from its first day on. */
export function createCost(ctx: Ctx, input: NewCost): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    if (input.boat !== null && !(await boatExists(tx, input.boat))) throw new AppError('not_found');
    const after = await insertCost(tx, input);
    if (!after) throw new AppError('rate_begins_then');
    await recordCost(tx, ctx, { after });
  });
}
