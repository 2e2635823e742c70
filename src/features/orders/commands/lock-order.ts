import { type LockedOrder, orderUnderLock, type Scope } from '@/features/orders/data/orders';
import { lockOrderRow } from '@/features/payments/commands/lock-order-row';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { isUuid } from '@/shared/schema/ids';

/** Locks an order until the transaction ends; treats an order outside the scope as not found. */
export async function lockOrder(tx: Tx, uuid: string, scope: Scope): Promise<LockedOrder> {
  if (!isUuid(uuid)) throw new AppError('not_found');
  await lockOrderRow(tx, uuid);
  const order = await orderUnderLock(tx, uuid, scope);
  if (!order) throw new AppError('not_found');
  return order;
}
