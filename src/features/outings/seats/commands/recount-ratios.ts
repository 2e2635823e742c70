import { countLimits } from '@/features/outings/seats/data';
import type { Tx } from '@/server/database/db';
import type { Day } from '@/shared/time/days';
import { recountDays } from './recount-days';

/** Recounts these locked days after the number of divers per guide changed for many products. */
export async function recountRatios(tx: Tx, locked: Day[], today: Day): Promise<void> {
  await countLimits(
    tx,
    locked.filter((day) => day < today),
    'lowering',
  );
  await recountDays(tx, { from: today, to: null });
}
