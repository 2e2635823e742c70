import type { Tx } from '@/server/database/db';

/** Serialises changes to an order and its money; every transaction locks the order before its attempts and refunds. */
export async function lockOrderRow(tx: Tx, orderId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM orders WHERE id = ${orderId}::uuid FOR UPDATE`;
}
