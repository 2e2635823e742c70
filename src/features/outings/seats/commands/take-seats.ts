import type { Party } from '@/features/outings/domain/free-seats';
import type { MadeDeparture } from '@/features/outings/domain/stay';
import { takeSeats as take, takeSeatsOfAll as takeAll } from '@/features/outings/seats/data';
import type { SeatPlan } from '@/features/outings/seats/domain/seat-plan';
import type { Tx } from '@/server/database/db';

type Taking = { departing: MadeDeparture; party: Party };

/**
 * Claims the seats of a departure, on boats and with guides when they count; returns false when a limit is reached. The
 * caller must have locked its days.
 */
export async function takeSeats(tx: Tx, seats: SeatPlan | null, { departing, party }: Taking): Promise<boolean> {
  const taking = { departureId: departing.id, divers: party.divers };
  if (!seats) return take(tx, taking);
  if (!seats.canTake(departing, party)) return false;
  const claim = seats.claim(departing, party);
  if (!(await take(tx, { ...taking, written: claim.written }))) return false;
  seats.accept(claim);
  return true;
}

/**
 * Claims the seats of several departures, or none. After a refusal of several, the plan contains claims that were not
 * made, so discard it.
 */
export async function takeSeatsOfAll(tx: Tx, seats: SeatPlan | null, takings: readonly Taking[]): Promise<boolean> {
  const takes = [];
  for (const [index, { departing, party }] of takings.entries()) {
    if (seats && !seats.canTake(departing, party)) return false;
    const claim = seats?.claim(departing, party);
    if (claim && index < takings.length - 1) seats?.accept(claim);
    takes.push({ departureId: departing.id, divers: party.divers, written: claim?.written });
  }
  return takeAll(tx, takes);
}
