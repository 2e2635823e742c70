import { deletePeopleOf } from '@/features/travellers/data';
import type { Tx } from '@/server/database/db';

export async function erasePeople(tx: Tx, userId: string): Promise<string[]> {
  await deletePeopleOf(tx, userId);
  return [];
}
