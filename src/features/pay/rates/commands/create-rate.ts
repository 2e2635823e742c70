import { insertRate, memberName } from '@/features/pay/rates/data';
import type { NewRate } from '@/features/pay/rates/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { recordRate } from './record-rate';

/** Replaces the previous rate from its first day on. */
export function createRate(ctx: Ctx, input: NewRate): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    if (input.member !== null && (await memberName(tx, input.member)) === null) throw new AppError('not_found');
    const after = await insertRate(tx, input);
    if (!after) throw new AppError('rate_begins_then');
    await recordRate(tx, ctx, { after });
  });
}
