import { blockDemoAccounts, deleteAccessOfDemo } from '@/features/accounts/settings/data';
import type { Tx } from '@/server/database/db';

/** Deactivates the accounts that the seed made, of staff and customers, and removes every way into them. */
export async function closeDemoAccounts(tx: Tx): Promise<number> {
  await deleteAccessOfDemo(tx);
  return blockDemoAccounts(tx);
}
