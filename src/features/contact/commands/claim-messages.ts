import { assignMessages } from '@/features/contact/data';
import type { Tx } from '@/server/database/db';

/** Call it before a confirmed address changes: messages from the old address stay with the account. */
export async function claimMessages(tx: Tx, account: { id: string; email: string }): Promise<void> {
  await assignMessages(tx, account.id, account.email);
}
