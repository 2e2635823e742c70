import { ordersOfDay } from '@/features/order-desk/data/staff-orders';
import { outstandingOf } from '@/features/orders/domain/shares';
import { balancesOf } from '@/features/payments/queries/balance';
import type { Tx } from '@/server/database/db';
import type { Day } from '@/shared/time/days';

/** The money still to be collected from the guests of a day, and the number of orders that owe it. */
export async function dueOnDay(db: Tx, day: Day): Promise<{ amount: number; orders: number }> {
  const rows = await ordersOfDay(db, day);
  const balances = await balancesOf(
    db,
    rows.map(({ id }) => id),
  );
  const due = rows.map((row) => outstandingOf(row, balances(row.id))).filter((amount) => amount > 0);
  return { amount: due.reduce((sum, amount) => sum + amount, 0), orders: due.length };
}
