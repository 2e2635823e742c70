import { blankPayments } from '@/features/payments/data';
import type { Tx } from '@/server/database/db';

/** Takes away what a gateway said about a payer, and the way to its page, which shows their name. */
export async function forgetPayers(tx: Tx, orderIds: string[]): Promise<void> {
  await blankPayments(tx, orderIds);
}
