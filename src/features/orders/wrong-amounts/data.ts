import { hasEnded, orderStatuses } from '@/features/orders/domain/order-state';
import type { attentionReasons } from '@/features/orders/schema';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';

export const setAmounts = (
  tx: Tx,
  id: string,
  amounts: Pick<Prisma.OrderUncheckedUpdateInput, 'dueNow' | 'remaining'>,
) => tx.order.update({ where: { id }, data: amounts });

/** Removes reasons in the database, not in the row as it was read, so that parallel changes are not lost. */
export const unflag = (tx: Tx, id: string, reasons: readonly (typeof attentionReasons)[number][]) => tx.$executeRaw`
  UPDATE orders SET attention = ARRAY(SELECT reason FROM unnest(attention) AS reason WHERE reason <> ALL(${reasons}))
  WHERE id = ${id}::uuid`;

const ended = orderStatuses.filter(hasEnded);

/**
 * Orders that hold a wrong amount though they wait for no payment, or that ended without a retained amount. Two
 * statements, each with an index of its own: together they would read every order.
 */
export async function ordersLeftBehind(db: Tx, most: number): Promise<string[]> {
  const holding = await db.paymentAttempt.findMany({
    where: {
      wrongAmount: { not: null },
      wrongOutcome: null,
      ledger: { some: { kind: 'charge' } },
      order: { status: { not: 'pending_payment' } },
    },
    select: { orderId: true },
    take: most,
  });
  const unsettled = await db.order.findMany({
    where: { retained: null, status: { in: ended } },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: most,
  });
  return [...new Set([...holding.map(({ orderId }) => orderId), ...unsettled.map(({ id }) => id)])];
}
