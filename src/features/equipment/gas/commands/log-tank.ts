import { insertTank, toTankView } from '@/features/equipment/gas/data';
import type { NewTank, TankView } from '@/features/equipment/gas/schema';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { recordGas } from './record-gas';
import { requireFill } from './require-fill';

/** The same tank twice on a day is another fill, with another row. */
export function logTank(ctx: Ctx & { actor: Person }, tank: NewTank): Promise<TankView> {
  const { userId: loggedById } = ctx.actor;
  return ctx.db.$transaction(async (tx) => {
    const unitId = await requireFill(tx, tank);
    const row = await insertTank(tx, tank, { unitId, loggedById, now: ctx.now });
    await recordGas(tx, ctx, row, { gas: 'logged' });
    return toTankView(row);
  });
}
