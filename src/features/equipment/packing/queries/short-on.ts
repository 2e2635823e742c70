import { hasUnits } from '@/features/equipment/data';
import type { Ctx } from '@/server/api/context';
import type { Day } from '@/shared/time/days';
import { packing } from './packing';

/**
 * How many pieces are missing on a day, over all outings and kinds that the register holds. Without a register, the
 * guests of the day are not read.
 */
export async function shortOn(reader: Pick<Ctx, 'db' | 'locale'>, date: Day): Promise<number> {
  if (!(await hasUnits(reader.db))) return 0;
  const { outings } = await packing(reader, { date });
  return outings.flatMap(({ lines }) => lines).reduce((sum, { short }) => sum + (short ?? 0), 0);
}
