import { changeTank, toTankView } from '@/features/equipment/gas/data';
import type { TankCorrection, TankView } from '@/features/equipment/gas/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { nextVersion } from '@/shared/schema/versions';
import { recordGas } from './record-gas';
import { requireFill } from './require-fill';
import { requireOpenTanks } from './require-open-tanks';

/** Corrects a tank that nobody has signed for. */
export function correctTank(ctx: Ctx, { uuid, version, ...patch }: TankCorrection): Promise<TankView> {
  return ctx.db.$transaction(async (tx) => {
    const [before] = await requireOpenTanks(tx, [{ uuid, version }]);
    if (!before?.diverId) throw new AppError('not_found');
    const view = toTankView(before);
    const unitId = await requireFill(tx, { diver: before.diverId, ...view, ...patch }, uuid);
    const { analysed_by, ...others } = patch;
    // The name of the account that logged the tank is not stored, so that it goes with the account.
    const change = analysed_by === view.analysed_by ? others : patch;
    const after = await changeTank(tx, uuid, change, { unitId, updatedAt: nextVersion([before], ctx.now) });
    await recordGas(tx, ctx, after, { gas: 'corrected' });
    return toTankView(after);
  });
}
