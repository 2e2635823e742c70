import { record } from '@/features/audit/commands/record';
import { decide, waitingOf } from '@/features/order-desk/approvals/data';
import type { Act } from '@/features/order-desk/approvals/domain/acts';
import { isRepeated } from '@/features/orders/commands/claim-key';
import { lockOrder } from '@/features/orders/commands/lock-order';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { SecondPersonNeeded } from '@/features/orders/commands/second-person';
import { addEvent, type LockedOrder } from '@/features/orders/data/orders';
import type { Approval } from '@/features/orders/domain/approval';
import { refundedByStaff } from '@/features/payments/queries/refunds';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { requestApproval } from './request-approval';

/** `done` if the action ran, `waits` if a second person must approve it. */
export type PaidOut = 'done' | 'waits';

async function recordApproval(tx: Tx, ctx: Staff, order: LockedOrder, { amount, approvedBy }: Approval): Promise<void> {
  const by = { by: 'admin', actorId: approvedBy.userId } as const;
  await addEvent(tx, { orderId: order.id, at: ctx.now, kind: 'approval_given', ...by, amount, internal: true });
  await record(tx, {
    ctx: { ...ctx, actor: approvedBy },
    action: 'update',
    entity: 'order',
    entityId: order.id,
    label: order.bookingId,
    after: { approval_given: amount },
  });
}

/** Uses up the approval in the transaction that pays, so that two approvers pay once. */
async function runApproved(
  tx: Tx,
  ctx: Staff & { approval: Approval },
  uuid: string,
  run: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  const { approval, now } = ctx;
  const order = await lockOrder(tx, uuid, {});
  const decision = { status: 'approved', decidedById: approval.approvedBy.userId, decidedAt: now } as const;
  if (!(await decide(tx, approval.id, decision))) throw new AppError('approval_decided');
  const before = await refundedByStaff(tx, order.id);
  await run(tx);
  if ((await refundedByStaff(tx, order.id)) - before !== approval.amount) throw new AppError('approval_outdated');
  await recordApproval(tx, ctx, order, approval);
}

/** Runs an action once: a repeated submit gets the earlier answer, whether the action ran or waits for approval. */
function once(ctx: Staff, act: Act, key: string | undefined, run: (tx: Tx) => Promise<PaidOut>): Promise<PaidOut> {
  if (key === undefined) return ctx.db.$transaction(run);
  return ctx.db.$transaction(async (tx) => {
    const { id: orderId } = await lockOrder(tx, act.input.uuid, {});
    const submit = { key, request: act };
    if (!(await isRepeated(tx, { userId: ctx.actor.userId, orderId, now: ctx.now }, submit))) return run(tx);
    return (await waitingOf(tx, orderId)) ? 'waits' : 'done';
  });
}

/**
 * Every staff refund passes through here: it either runs, or is tried and stored with its amount for a second person,
 * so that only possible actions wait.
 */
export async function payingOut(
  ctx: Staff,
  act: Act,
  run: (tx: Tx) => Promise<unknown>,
  key?: string,
): Promise<PaidOut> {
  const { approval } = ctx;
  try {
    return await once(ctx, act, key, async (tx) => {
      await (approval ? runApproved(tx, { ...ctx, approval }, act.input.uuid, run) : run(tx));
      return 'done';
    });
  } catch (error) {
    if (!(error instanceof SecondPersonNeeded)) throw error;
    const { amount } = error;
    return once(ctx, act, key, async (tx) => {
      await requestApproval(tx, ctx, { act, amount });
      return 'waits';
    });
  }
}
