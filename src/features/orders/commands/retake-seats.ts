import type { Tx } from '../../../server/db';
import { retakePlaces } from '../../places/commands/retake-places';
import { holdPlacesAgain, type LockedOrder } from '../data';

/** Takes the seats of an expired order again, which others may have by now; false when they cannot be had. */
export async function retakeSeats(tx: Tx, order: LockedOrder): Promise<boolean> {
  const { departureId, diverCount } = order;
  if (!(await retakePlaces(tx, { departureId, divers: diverCount }))) return false;
  await holdPlacesAgain(tx, order.id);
  return true;
}
