import { refundById } from '@/features/payments/refunds/data';
import type { Tx } from '@/server/database/db';
import { lockOrderRow } from './lock-order-row';

/** Reads a refund under its order's lock; null if it does not exist. */
export async function lockRefund(tx: Tx, id: string) {
  const found = await refundById(tx, id);
  if (!found) return null;
  await lockOrderRow(tx, found.orderId);
  return refundById(tx, id);
}
