import { lockOrderRow } from '@/features/payments/commands/lock-order-row';
import { chargeOf, insertEntry, moneyOfOrder } from '@/features/payments/data';
import type { Tx } from '@/server/database/db';

type Wanted = {
  orderId: string;
  /** Maximum amount that may stay on account. */
  most: number;
  now: Date;
  /** Attempt whose payment settles it. */
  attemptId?: string;
};

/** Reduces the amount on account to what is still owed, because an order never has more on account than is unpaid. */
export async function releaseAccount(tx: Tx, { orderId, most, now, attemptId }: Wanted): Promise<void> {
  await lockOrderRow(tx, orderId);
  const { on_account, off_account } = await moneyOfOrder(tx, orderId);
  const excess = on_account + off_account - Math.max(0, most);
  if (excess <= 0) return;
  const settledById = attemptId ? (await chargeOf(tx, attemptId))?.id : undefined;
  await insertEntry(tx, {
    orderId,
    kind: 'off_account',
    amount: -excess,
    at: now,
    ...(settledById && { settledById }),
  });
}
