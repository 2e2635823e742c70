import { assignMessages } from '@/features/contact/data';
import type { Tx } from '@/server/database/db';

/** Must be called before a confirmed address changes, so that its messages stay with the account. */
export async function claimMessages(tx: Tx, account: { id: string; email: string }): Promise<void> {
  await assignMessages(tx, account.id, account.email);
}
