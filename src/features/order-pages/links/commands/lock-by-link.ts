import { orderIdOfLink } from '@/features/order-pages/links/queries/order-by-link';
import { lockOrder } from '@/features/orders/commands/lock-order';
import type { LockedOrder } from '@/features/orders/data/orders';
import type { Tx } from '@/server/database/db';

type Opened = { orderId: string; token: string; now: Date };

/** Locks the order of a link, which may have been revoked since it was opened. */
export async function lockByLink(tx: Tx, { orderId, token, now }: Opened): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId, {});
  await orderIdOfLink(tx, token, now);
  return order;
}
