import { giveMessagesTo } from '@/features/contact/data';
import type { Tx } from '@/server/database/db';

/** For an account whose confirmed address is about to change: what came with the old one stays theirs. */
export async function claimMessages(tx: Tx, account: { id: string; email: string }): Promise<void> {
  await giveMessagesTo(tx, account.id, account.email);
}
