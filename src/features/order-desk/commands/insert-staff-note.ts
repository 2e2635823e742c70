import type { Staff } from '@/features/orders/commands/record-order-change';
import { addEvent, type LockedOrder } from '@/features/orders/data/orders';
import type { Tx } from '@/server/database/db';

type Note = { note: string; item?: string };

/** Writes an internal note into the timeline; the customer never sees it. */
export const insertStaffNote = (tx: Tx, { now, actor }: Staff, { id: orderId }: LockedOrder, { note, item }: Note) =>
  addEvent(tx, {
    ...{ orderId, at: now, kind: 'note', by: 'admin', actorId: actor.userId, note, internal: true },
    ...(item && { itemId: item }),
  });

/** Records why staff cancelled without a refund; otherwise the refund has the reason. */
export async function noteWhy(
  tx: Tx,
  ctx: Staff,
  order: LockedOrder,
  { refund, reason, item }: { refund: number; reason: string | undefined; item?: string },
): Promise<void> {
  // A note on an order whose people were erased would never be erased.
  if (refund > 0 || !reason || order.anonymisedAt) return;
  await insertStaffNote(tx, ctx, order, { note: reason, ...(item && { item }) });
}
