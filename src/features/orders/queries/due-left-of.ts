import { dueLeft } from '@/features/orders/domain/due-left';
import { balanceOf } from '@/features/payments/queries/balance';
import type { Tx } from '@/server/database/db';

/** Amount an unpaid order still needs to count as paid, by its ledger. */
export const dueLeftOf = async (tx: Tx, order: { id: string; dueNow: number }): Promise<number> =>
  dueLeft(order, await balanceOf(tx, order.id));
