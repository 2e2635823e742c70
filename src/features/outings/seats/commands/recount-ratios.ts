import { countLimits } from '@/features/outings/seats/data';
import type { Tx } from '@/server/database/db';
import type { Day } from '@/shared/time/days';
import { recountDays } from './recount-days';

/** Counts these locked days again, after a change of how many divers the guides of many products lead. */
export async function recountRatios(tx: Tx, locked: Day[], today: Day): Promise<void> {
  await countLimits(
    tx,
    locked.filter((day) => day < today),
    'lowering',
  );
  await recountDays(tx, { from: today, to: null });
}
