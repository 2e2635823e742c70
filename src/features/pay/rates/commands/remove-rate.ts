import { deleteRate, lockRate } from '@/features/pay/rates/data';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { recordRate } from './record-rate';

/** The previous rate applies again. */
export function removeRate(ctx: Ctx, uuid: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const before = await lockRate(tx, uuid);
    if (!before) throw new AppError('not_found');
    await deleteRate(tx, uuid);
    await recordRate(tx, ctx, { before });
  });
}
