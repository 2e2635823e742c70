import { amountsOf } from '@/features/orders/domain/shares';
import { ordersToPay } from '@/features/orders/manifest/data';
import { balancesOf } from '@/features/payments/queries/balance';
import type { Tx } from '@/server/database/db';

/** Amount still to be paid, by order id. */
export async function stillToPay(db: Tx, orders: string[]): Promise<Map<string, number>> {
  const rows = await ordersToPay(db, orders);
  const balances = await balancesOf(db, orders);
  return new Map(rows.map(({ id, items }) => [id, amountsOf(items, balances(id)).stillToPay]));
}
