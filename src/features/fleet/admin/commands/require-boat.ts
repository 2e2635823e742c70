import { type BoatWithDetails, lockBoat } from '@/features/fleet/admin/data';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';

/** Locks the boat until the transaction ends. */
export async function requireBoat(tx: Tx, uuid: string): Promise<BoatWithDetails> {
  const row = await lockBoat(tx, uuid);
  if (!row) throw new AppError('not_found');
  return row;
}
