import { lockOrder } from '@/features/orders/commands/lock-order';
import type { LockedOrder, Scope } from '@/features/orders/data/orders';
import { canAnswer } from '@/features/ready/domain/diver-link';
import type { DiverOfOrderInput } from '@/features/ready/schema';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';

type Found = { order: LockedOrder; row: LockedOrder['divers'][number] };

/** Locks the order and returns one of its divers, who must still be able to answer. */
export async function lockDiver(
  tx: Tx,
  { uuid, diver }: DiverOfOrderInput,
  { scope, now }: { scope: Scope; now: Date },
): Promise<Found> {
  const order = await lockOrder(tx, uuid, scope);
  const row = order.divers[diver];
  if (!row) throw new AppError('not_found');
  if (order.anonymisedAt) throw new AppError('order_anonymised');
  if (!canAnswer(order, row.id, dayAt(now))) throw new AppError('state_not_allowed');
  return { order, row };
}
