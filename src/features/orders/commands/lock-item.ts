import type { LockedOrder, Scope } from '@/features/orders/data/orders';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { lock } from './lock';

export type ItemOfOrder = { uuid: string; item: string };
export type LockedItem = LockedOrder['items'][number];

/** An item of another order counts as not found. */
export function itemIn(order: LockedOrder, uuid: string): LockedItem {
  const item = order.items.find(({ id }) => id === uuid);
  if (!item) throw new AppError('not_found');
  return item;
}

/** Locks an order until the transaction ends, to change one of its items. */
export async function lockItem(tx: Tx, { uuid, item }: ItemOfOrder, scope: Scope) {
  const order = await lock(tx, uuid, scope);
  return { order, item: itemIn(order, item) };
}
