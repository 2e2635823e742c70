import { forget } from '@/features/audit/commands/forget';
import { deleteMessagesOf } from '@/features/contact/data';
import type { Tx } from '@/server/database/db';

export async function eraseMessagesOf(tx: Tx, userId: string): Promise<string[]> {
  const ids = await deleteMessagesOf(tx, userId);
  await forget(tx, ['message'], ids);
  return ids;
}
