import type { Tx } from '../../../server/db';
import { toDay } from '../../../shared/days';
import { closuresIn, departureById, takePlaces } from '../data';
import { closureOn } from '../domain/closures';

/** Takes places once more that were given back, for a payment that came late; false when they are gone. */
export async function retakePlaces(tx: Tx, about: { departureId: string; divers: number }): Promise<boolean> {
  const { date, product } = await departureById(tx, about.departureId);
  const day = toDay(date);
  if (closureOn(await closuresIn(tx, { from: day, to: day }), product.area, day)) return false;
  return takePlaces(tx, about.departureId, about.divers);
}
