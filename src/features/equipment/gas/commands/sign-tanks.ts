import { type GasRow, markSigned, toTankView } from '@/features/equipment/gas/data';
import type { SignTanks, TankView } from '@/features/equipment/gas/schema';
import type { Ctx } from '@/server/api/context';
import { fieldError } from '@/shared/errors/errors';
import { nextVersion } from '@/shared/schema/versions';
import { recordGas } from './record-gas';
import { requireOpenTanks } from './require-open-tanks';

const isOfOneDiver = ([first, ...others]: readonly GasRow[]): boolean =>
  others.every(({ diverId, date }) => diverId === first?.diverId && date.getTime() === first?.date.getTime());

/** Signs all of these tanks of a diver, or none. */
export function signTanks(ctx: Ctx, { tanks, name, signature }: SignTanks): Promise<TankView[]> {
  return ctx.db.$transaction(async (tx) => {
    const rows = await requireOpenTanks(tx, tanks);
    if (!isOfOneDiver(rows)) throw fieldError('tanks', 'invalid.field');
    const signed: TankView[] = [];
    for (const row of rows) {
      const { now } = ctx;
      const after = await markSigned(tx, row.id, { name, signature }, { now, updatedAt: nextVersion([row], now) });
      await recordGas(tx, ctx, after, { gas: 'signed' });
      signed.push(toTankView(after));
    }
    return signed;
  });
}
