import { addEvent, type LockedOrder, setStatus } from '@/features/orders/data/orders';
import { type EventActor, isAllowed, statusAfter, type Transition } from '@/features/orders/domain/order-state';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import { AppError } from '@/shared/errors/errors';

export type Change = {
  by: EventActor;
  actorId?: string;
  /** Shown to the customer. */
  note?: string;
  declineReason?: string;
  /** Amount the shop retains of an order that ends. */
  retained?: number;
};

/** The only way an order changes its status: it checks the transition and records the event. */
export async function updateStatus(
  tx: Tx,
  { now }: Pick<Ctx, 'now'>,
  order: LockedOrder,
  transition: Transition,
  { by, actorId, note, declineReason, retained }: Change,
): Promise<void> {
  const from = order.status;
  const to = statusAfter(transition);
  if (!isAllowed(transition, from, by)) throw new AppError('state_not_allowed');
  const more = { retained: retained ?? null, ...(declineReason && { declineReason }) };
  if (!(await setStatus(tx, order, to, more))) throw new AppError('state_not_allowed');
  if (from === 'confirmed' || to === 'confirmed') await pagesChanged(tx, ['meals']);
  await addEvent(tx, {
    orderId: order.id,
    at: now,
    kind: 'status',
    by,
    actorId: actorId ?? null,
    from,
    to,
    note: note ?? null,
  });
}
