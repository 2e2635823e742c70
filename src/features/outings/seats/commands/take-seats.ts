import type { Party } from '@/features/outings/domain/free-seats';
import type { MadeDeparture } from '@/features/outings/domain/stay';
import { takeSeats as take } from '@/features/outings/seats/data';
import type { SeatPlan } from '@/features/outings/seats/domain/seat-plan';
import type { Tx } from '@/server/database/db';

/**
 * Takes the seats of a departure, on boats and with guides where they count; false when one of the limits is reached.
 * Its days are locked, and before the first take of several also all departures `together`.
 */
export async function takeSeats(
  tx: Tx,
  seats: SeatPlan | null,
  { departing, party, together }: { departing: MadeDeparture; party: Party; together: readonly string[] },
): Promise<boolean> {
  const taking = { departureId: departing.id, divers: party.divers, together };
  if (!seats) return take(tx, taking);
  if (!seats.canTake(departing, party)) return false;
  const claim = seats.claim(departing, party);
  if (!(await take(tx, { ...taking, written: claim.written }))) return false;
  seats.accept(claim);
  return true;
}
