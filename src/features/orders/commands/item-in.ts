import type { LockedOrder } from '@/features/orders/data/orders';
import { AppError } from '@/shared/errors/errors';

export type ItemOfOrder = { uuid: string; item: string };
export type LockedItem = LockedOrder['items'][number];

/** Treats an item of another order as not found. */
export function itemIn(order: LockedOrder, uuid: string): LockedItem {
  const item = order.items.find(({ id }) => id === uuid);
  if (!item) throw new AppError('not_found');
  return item;
}
