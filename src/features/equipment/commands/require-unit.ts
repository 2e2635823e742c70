import { lockUnit } from '@/features/equipment/data';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';

/** Locks the unit until the transaction ends. */
export async function requireUnit(tx: Tx, id: string) {
  const row = await lockUnit(tx, { id });
  if (!row) throw new AppError('not_found');
  return row;
}
