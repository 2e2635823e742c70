import type { Party } from '@/features/outings/domain/free-seats';
import type { MadeDeparture } from '@/features/outings/domain/stay';
import { takeSeats as take } from '@/features/outings/seats/data';
import type { SeatPlan } from '@/features/outings/seats/domain/seat-plan';
import type { Tx } from '@/server/database/db';

/**
 * Takes the seats of a departure, on boats and with guides where they count; false when one of the limits is reached.
 * Its days are locked.
 */
export async function takeSeats(
  tx: Tx,
  seats: SeatPlan | null,
  { departing, party }: { departing: MadeDeparture; party: Party },
): Promise<boolean> {
  if (!seats) return take(tx, departing.id, party.divers, []);
  if (!seats.canTake(departing, party)) return false;
  const claim = seats.claim(departing, party);
  if (!(await take(tx, departing.id, party.divers, claim.written))) return false;
  seats.accept(claim);
  return true;
}
