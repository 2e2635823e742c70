import { type LockedOrder, lockOrder, type Scope } from '@/features/orders/data/orders';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { z } from '@/shared/schema/zod';

const isUuid = (text: string) => z.uuid().safeParse(text).success;

/** Locks an order until the transaction ends; an order outside the scope counts as not found. */
export async function lock(tx: Tx, uuid: string, scope: Scope): Promise<LockedOrder> {
  const order = isUuid(uuid) ? await lockOrder(tx, uuid, scope) : null;
  if (!order) throw new AppError('not_found');
  return order;
}
