import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';

/** Returns the next number of a year; locks its row until the transaction ends, so that the series has no gaps. */
export async function nextNumber(tx: Tx, year: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ number: number }[]>`
    INSERT INTO receipt_series (year, last_number) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last_number = receipt_series.last_number + 1
    RETURNING last_number AS number`;
  if (!row) throw new Error('a series of receipts has no number');
  return row.number;
}

export const insertReceipt = (tx: Tx, receipt: Prisma.ReceiptUncheckedCreateInput) =>
  tx.receipt.create({ data: receipt });

export const receiptById = (db: Tx, orderId: string, id: string) =>
  db.receipt.findFirst({
    where: { id, orderId },
    include: {
      issuedBy: { select: { firstName: true, lastName: true, erasedAt: true } },
      entries: { include: { reversal: { select: { id: true } } }, orderBy: { id: 'asc' } },
    },
  });
