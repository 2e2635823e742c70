import { giveSeatsBack, type SeatClaim } from '@/features/availability/data';
import type { Tx } from '@/server/database/db';

/** The caller must ensure that the seats of an item are released only once. */
export async function releaseSeats(tx: Tx, ...claims: SeatClaim[]): Promise<void> {
  const departures = new Set(claims.map(({ departureId }) => departureId));
  const given = await giveSeatsBack(tx, claims);
  if (given !== departures.size) throw new Error(`no departure ${[...departures].join(', ')} to give places back to`);
}
