import { giveSeatsBack } from '@/features/availability/data';
import type { Tx } from '@/server/database/db';

/** The caller must ensure that the seats of an order are released only once. */
export async function releaseSeats(tx: Tx, { departureId, divers }: { departureId: string; divers: number }) {
  const given = await giveSeatsBack(tx, departureId, divers);
  if (given !== 1) throw new Error(`no departure ${departureId} to give places back to`);
}
