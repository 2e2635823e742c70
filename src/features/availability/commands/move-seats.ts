import { giveSeatsBack, lockDepartures } from '@/features/availability/data';
import type { Tx } from '@/server/database/db';
import { bookableDeparture, type Claim, takeOrRefuse } from './claim-seats';

/** Takes seats on the new day and releases those of the old day, or changes neither. */
export async function moveSeats(
  tx: Tx,
  { from, ...claim }: Claim & { from: string },
): Promise<{ departureId: string }> {
  const departureId = await bookableDeparture(tx, claim);
  if (departureId === from) return { departureId };
  await lockDepartures(tx, [from, departureId]);
  await takeOrRefuse(tx, departureId, claim.divers);
  await giveSeatsBack(tx, [{ departureId: from, divers: claim.divers }]);
  return { departureId };
}
