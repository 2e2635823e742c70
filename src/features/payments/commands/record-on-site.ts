import { insertEntry, lockOrderRow } from '@/features/payments/data';
import type { OnSiteMethod } from '@/features/payments/schema';
import type { Tx } from '@/server/database/db';

type Taken = { orderId: string; amount: number; method: OnSiteMethod; userId: string; now: Date };

export async function recordOnSite(tx: Tx, { orderId, amount, method, userId, now }: Taken): Promise<void> {
  await lockOrderRow(tx, orderId);
  await insertEntry(tx, { orderId, kind: 'on_site', amount, method, recordedId: userId, at: now });
}
