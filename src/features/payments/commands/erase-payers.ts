import { blankPayments } from '@/features/payments/data';
import type { Tx } from '@/server/database/db';

/** Deletes gateway reports about a payer, and the URL of the payment page, which shows their name. */
export async function erasePayers(tx: Tx, orderIds: string[]): Promise<void> {
  await blankPayments(tx, orderIds);
}
