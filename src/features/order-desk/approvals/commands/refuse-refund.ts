import { approvalById, decide } from '@/features/order-desk/approvals/data';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { addEvent } from '@/features/orders/data/orders';
import { requireRights } from '@/server/api/require-rights';
import { AppError } from '@/shared/errors/errors';
import { isUuid } from '@/shared/schema/ids';
import type { ApprovalRef } from './approve-refund';

/** Refuses a request, or retracts it when called by the requester; the order stays unchanged. */
export const refuseRefund = (
  ctx: Staff,
  { uuid, approval: id, reason }: ApprovalRef & { reason?: string | undefined },
): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const { actor, now } = ctx;
    const order = await lockOrder(tx, uuid, {});
    const row = isUuid(id) ? await approvalById(tx, order.id, id) : null;
    if (!row) throw new AppError('not_found');
    const isOwn = row.requestedById === actor.userId;
    if (!isOwn) requireRights(actor, 'money');
    // The reason would never be erased.
    if (order.anonymisedAt && reason) throw new AppError('order_anonymised');
    const status = isOwn ? 'withdrawn' : 'refused';
    if (!(await decide(tx, id, { status, decidedById: actor.userId, decidedAt: now })))
      throw new AppError('approval_decided');
    const { amount } = row;
    const event = { orderId: order.id, at: now, by: 'admin', actorId: actor.userId, amount, internal: true } as const;
    await addEvent(tx, { ...event, kind: isOwn ? 'approval_withdrawn' : 'approval_refused', note: reason ?? null });
    await recordOrderChange(tx, ctx, order, {}, { [isOwn ? 'approval_withdrawn' : 'approval_refused']: amount });
  });
