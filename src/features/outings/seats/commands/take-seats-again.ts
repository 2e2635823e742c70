import type { Party } from '@/features/outings/domain/free-seats';
import type { MadeDeparture } from '@/features/outings/domain/stay';
import { takeSeats, writeDays } from '@/features/outings/seats/data';
import type { SeatPlan } from '@/features/outings/seats/domain/seat-plan';
import type { Tx } from '@/server/database/db';

type Taken = { departing: MadeDeparture; party: Party };

/** Claims the seats of several departures, all or none; returns false when a limit is reached. */
export async function takeSeatsAgain(tx: Tx, seats: SeatPlan | null, all: readonly Taken[]): Promise<boolean> {
  const claims = [];
  for (const { departing, party } of seats ? all : []) {
    if (!seats?.canTake(departing, party)) return false;
    const claim = seats.claim(departing, party);
    seats.accept(claim);
    claims.push(claim);
  }
  for (const [index, { departing, party }] of all.entries()) {
    if (await takeSeats(tx, { departureId: departing.id, divers: party.divers })) continue;
    for (const { departing, party } of all.slice(0, index))
      await takeSeats(tx, { departureId: departing.id, divers: -party.divers });
    return false;
  }
  for (const { written } of claims) await writeDays(tx, written);
  return true;
}
