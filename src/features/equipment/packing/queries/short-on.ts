import type { Ctx } from '@/server/api/context';
import type { Day } from '@/shared/time/days';
import { packing } from './packing';

/** How many pieces are missing on a day, over all outings and kinds that the register holds. */
export async function shortOn(reader: Pick<Ctx, 'db' | 'locale'>, date: Day): Promise<number> {
  const { outings } = await packing(reader, { date });
  return outings.flatMap(({ lines }) => lines).reduce((sum, { short }) => sum + (short ?? 0), 0);
}
