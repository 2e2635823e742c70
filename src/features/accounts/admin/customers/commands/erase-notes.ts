import { deleteNotesAbout } from '@/features/accounts/admin/customers/data';
import type { Tx } from '@/server/database/db';

export async function eraseNotes(tx: Tx, userId: string): Promise<string[]> {
  await deleteNotesAbout(tx, userId);
  return [];
}
