import { lockDepartures } from '@/features/availability/data';
import type { Tx } from '@/server/database/db';

/** Locks several departures at once; a single departure is locked by the statement that changes it. */
export async function lockTogether(tx: Tx, ids: string[]): Promise<void> {
  if (new Set(ids).size > 1) await lockDepartures(tx, ids);
}
