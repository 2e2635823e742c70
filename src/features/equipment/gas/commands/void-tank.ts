import { lockTanks, markVoid, toTankView } from '@/features/equipment/gas/data';
import type { TankView, VoidTank } from '@/features/equipment/gas/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { nextVersion } from '@/shared/schema/versions';
import { recordGas } from './record-gas';

/** Leaves the row in the log, marked with the reason. */
export function voidTank(ctx: Ctx, { uuid, reason }: VoidTank): Promise<TankView> {
  return ctx.db.$transaction(async (tx) => {
    const [before] = await lockTanks(tx, [uuid]);
    if (!before) throw new AppError('not_found');
    if (before.voidedAt !== null) throw new AppError('tank_void', { params: { tag: before.tag } });
    const { now } = ctx;
    const after = await markVoid(tx, uuid, reason, { now, updatedAt: nextVersion([before], now) });
    await recordGas(tx, ctx, after, { gas: 'voided', reason });
    return toTankView(after);
  });
}
