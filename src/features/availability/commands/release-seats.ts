import { giveSeatsBack } from '@/features/availability/data';
import type { Tx } from '@/server/database/db';

/** Gives places back that were claimed. That it happens once for an order is for the order to know. */
export async function releaseSeats(tx: Tx, { departureId, divers }: { departureId: string; divers: number }) {
  const given = await giveSeatsBack(tx, departureId, divers);
  if (given !== 1) throw new Error(`no departure ${departureId} to give places back to`);
}
