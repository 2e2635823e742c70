import { deleteDraftOf } from '@/features/booking/saved/data';
import type { Tx } from '@/server/database/db';

export async function eraseDraft(tx: Tx, userId: string): Promise<string[]> {
  await deleteDraftOf(tx, userId);
  return [];
}
