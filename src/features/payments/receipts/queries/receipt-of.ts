import { receiptById } from '@/features/payments/receipts/data';
import { receiptNumber } from '@/features/payments/receipts/domain/receipt-number';
import type { Tx } from '@/server/database/db';
import { fullName } from '@/shared/locale/name-order';

/** Contents of an order's receipt; null if the order has no such receipt. */
export async function receiptOf(db: Tx, orderId: string, id: string) {
  const row = await receiptById(db, orderId, id);
  if (!row) return null;
  const { issuedBy, entries } = row;
  const lines = entries.map(({ id: uuid, method, amount, received, reversal }) => ({
    uuid,
    method: method ?? '',
    amount,
    received,
    change: received === null ? null : received - amount,
    reversed: reversal !== null,
  }));
  return {
    uuid: row.id,
    number: receiptNumber(row),
    issued_at: row.issuedAt.toISOString(),
    taken_by: issuedBy && !issuedBy.erasedAt ? fullName(issuedBy) : null,
    total: lines.reduce((sum, { amount, reversed }) => sum + (reversed ? 0 : amount), 0),
    lines,
  };
}
