import { insertReceipt, nextNumber } from '@/features/payments/receipts/data';
import type { Tx } from '@/server/database/db';
import { dayAt } from '@/shared/time/days';

/**
 * Issues the next receipt of the shop's year; must be the last lock of its transaction, because all cashiers wait for
 * it.
 */
export async function issueReceipt(
  tx: Tx,
  { orderId, userId, now }: { orderId: string; userId: string; now: Date },
): Promise<string> {
  const year = Number(dayAt(now).slice(0, 4));
  const number = await nextNumber(tx, year);
  const receipt = await insertReceipt(tx, { orderId, year, number, issuedById: userId, issuedAt: now });
  return receipt.id;
}
