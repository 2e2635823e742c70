import { changeRate, lockRate } from '@/features/pay/rates/data';
import type { RateChange } from '@/features/pay/rates/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { recordRate } from './record-rate';

/** Corrects a wrong rate; closed months stay as paid. */
export function updateRate(ctx: Ctx, { uuid, amount }: RateChange): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const before = await lockRate(tx, uuid);
    if (!before) throw new AppError('not_found');
    await recordRate(tx, ctx, { before, after: await changeRate(tx, uuid, amount) });
  });
}
