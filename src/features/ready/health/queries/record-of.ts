import type { LockedOrder } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import { recordOfDiver, type StoredRecord } from '@/features/ready/health/data';
import { isSamePerson } from '@/features/ready/health/domain/same-person';
import { personMarks } from '@/features/ready/papers/queries/person-mark';
import type { Tx } from '@/server/database/db';

/** The record of this diver; null without one, and while it is of somebody else who had the seat before. */
export async function recordOf(db: Tx, row: LockedOrder['divers'][number]): Promise<StoredRecord | null> {
  const stored = await recordOfDiver(db, row.id);
  return stored && isSamePerson(stored, personMarks(row.id, openDiver(row))) ? stored : null;
}
