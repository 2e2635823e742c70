import type { attentionReasons } from '@/features/orders/domain/attention';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';

export const setAmounts = (
  tx: Tx,
  id: string,
  amounts: Pick<Prisma.OrderUncheckedUpdateInput, 'dueNow' | 'remaining'>,
) => tx.order.update({ where: { id }, data: amounts });

/** Removes reasons in the database rather than from the row as read, so that parallel changes are not lost. */
export const unflag = (tx: Tx, id: string, reasons: readonly (typeof attentionReasons)[number][]) => tx.$executeRaw`
  UPDATE orders SET attention = ARRAY(SELECT reason FROM unnest(attention) AS reason WHERE reason <> ALL(${reasons}))
  WHERE id = ${id}::uuid`;
