import { entryById } from '@/features/payments/data';
import type { Tx } from '@/server/database/db';

type Taken = { orderId: string; userId: string | null; at: Date };

/** The order of a ledger entry, who recorded it and when; null for an unknown entry. */
export async function takenPayment(tx: Tx, entry: string): Promise<Taken | null> {
  const found = await entryById(tx, entry);
  return found && { orderId: found.orderId, userId: found.recordedId, at: found.at };
}
