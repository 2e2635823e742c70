import { changeTank, nameOfUser, toTankView } from '@/features/equipment/gas/data';
import type { TankCorrection, TankView } from '@/features/equipment/gas/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { nextVersion } from '@/shared/schema/versions';
import { recordGas } from './record-gas';
import { requireFill } from './require-fill';
import { requireOpenTanks } from './require-open-tanks';

/** Corrects a tank that nobody has signed for. */
export function correctTank(
  ctx: Ctx & { actor: Person },
  { uuid, version, ...patch }: TankCorrection,
): Promise<TankView> {
  return ctx.db.$transaction(async (tx) => {
    const [before] = await requireOpenTanks(tx, [{ uuid, version }]);
    if (!before?.diverId) throw new AppError('not_found');
    const unitId = await requireFill(tx, { diver: before.diverId, ...toTankView(before), ...patch }, uuid);
    const name = patch.analysed_by === '' ? await nameOfUser(tx, ctx.actor.userId) : patch.analysed_by;
    const change = { ...patch, ...(name !== undefined && { analysed_by: name }) };
    const after = await changeTank(tx, uuid, change, { unitId, updatedAt: nextVersion([before], ctx.now) });
    await recordGas(tx, ctx, after, { gas: 'corrected' });
    return toTankView(after);
  });
}
