import { mayMove } from '@/features/order-desk/policy';
import { itemIn } from '@/features/orders/commands/item-in';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { moveItem } from '@/features/orders/commands/move-item';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { restoreMoveFlag } from '@/features/orders/commands/restore-move-flag';
import { addEvent, type LockedOrder, latestDecision, setStatus } from '@/features/orders/data/orders';
import { leadItem } from '@/features/orders/domain/lead-item';
import { isBooked } from '@/features/orders/domain/shares';
import { areAllMails, type Decision, decisionIn, departureBefore, waitingMailsOf } from '@/features/orders/domain/undo';
import type { Tx } from '@/server/database/db';
import { removeWaitingJobs } from '@/server/jobs/waiting-jobs';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import { AppError } from '@/shared/errors/errors';
import { restoreDeclined } from './restore-declined';

type Undoing = {
  tx: Tx;
  ctx: Staff;
  order: LockedOrder;
  event: NonNullable<Awaited<ReturnType<typeof latestDecision>>>;
};

const undo: Record<Decision, (undoing: Undoing) => Promise<void>> = {
  async confirm({ tx, order }) {
    if (!(await setStatus(tx, order, 'paid', { retained: null }))) throw new AppError('state_not_allowed');
    await pagesChanged(tx, ['meals']);
  },
  async decline({ tx, order, event }) {
    if (event.from !== 'paid' && event.from !== 'confirmed') throw new AppError('state_not_allowed');
    await restoreDeclined(tx, order, { from: event.from, at: event.at });
  },
  async move({ tx, ctx, order, event }) {
    const item = event.itemId ? itemIn(order, event.itemId) : leadItem(order.items);
    const before = departureBefore(event.note);
    if (!isBooked(item) || !before || !mayMove(order.status)) throw new AppError('undo_over');
    await moveItem(tx, item, { ...before, now: ctx.now });
  },
};

/**
 * Undoes the latest decision on an order as long as none of its emails is being sent. Never takes money back: a decline
 * with a refund cannot be undone.
 */
export const undoDecision = (ctx: Staff, uuid: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, {});
    const event = await latestDecision(tx, order.id);
    const decision = event && decisionIn(event);
    if (!event || !decision) throw new AppError('undo_over');
    const mails = await removeWaitingJobs(tx, waitingMailsOf(order.id, event.id));
    if (!areAllMails(mails)) throw new AppError('undo_over');
    await undo[decision]({ tx, ctx, order, event });
    await addEvent(tx, {
      orderId: order.id,
      ...(event.itemId && { itemId: event.itemId }),
      at: ctx.now,
      kind: `${decision}_undone`,
      by: 'admin',
      actorId: ctx.actor.userId,
    });
    await restoreMoveFlag(tx, order.id);
    await recordOrderChange(tx, ctx, order, {}, { undone: decision });
  });
