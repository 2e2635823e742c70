import { blockDemoAccounts, deleteAccessOfDemo } from '@/features/accounts/settings/data';
import type { Tx } from '@/server/database/db';

/** Deactivates the staff and customer accounts of the demo and removes every way to sign in to them. */
export async function closeDemoAccounts(tx: Tx): Promise<number> {
  await deleteAccessOfDemo(tx);
  return blockDemoAccounts(tx);
}
