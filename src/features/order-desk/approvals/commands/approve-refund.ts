import { staffActor } from '@/features/accounts/queries/staff-actor';
import { approvalById, openInput } from '@/features/order-desk/approvals/data';
import { type ActName, actInputs, actNames, type InputOf, rightOf } from '@/features/order-desk/approvals/domain/acts';
import { cancelOrder } from '@/features/order-desk/commands/cancel-order';
import { declineOrder } from '@/features/order-desk/commands/decline-order';
import { cancelItem, refundItem } from '@/features/order-desk/commands/end-item-by-staff';
import { refundOrder } from '@/features/order-desk/commands/refund-order';
import { editOrder } from '@/features/order-desk/editing/commands/edit-order';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { AppError } from '@/shared/errors/errors';
import { can } from '@/shared/schema/actor';
import { isUuid } from '@/shared/schema/ids';
import { z } from '@/shared/schema/zod';
import type { PaidOut } from './paying-out';

export type ApprovalRef = { uuid: string; approval: string };

type Perform = { [Name in ActName]: (ctx: Staff, input: InputOf<Name>) => Promise<PaidOut> };
const perform: Perform = {
  cancel: (ctx, input) => cancelOrder(ctx, input.uuid, input.refund_amount, input),
  decline: (ctx, input) => declineOrder(ctx, input.uuid, input),
  refund: (ctx, input) => refundOrder(ctx, input.uuid, input.amount, input),
  cancel_item: (ctx, input) => cancelItem(ctx, input, input.refund_amount),
  refund_item: (ctx, input) => refundItem(ctx, input, input.amount),
  edit: editOrder,
};

const actName = z.enum(actNames);

const run = <Name extends ActName>(ctx: Staff, name: Name, input: unknown): Promise<PaidOut> =>
  perform[name](ctx, actInputs[name].parse(input) as InputOf<Name>);

/**
 * Runs the stored action for its requester with their current rights; an action that has become impossible fails with
 * its usual error and keeps waiting.
 */
export async function approveRefund(ctx: Staff, { uuid, approval: id }: ApprovalRef): Promise<void> {
  const row = isUuid(uuid) && isUuid(id) ? await approvalById(ctx.db, uuid, id) : null;
  if (!row) throw new AppError('not_found');
  if (row.status !== 'waiting' || row.input === null) throw new AppError('approval_decided');
  if (row.requestedById === ctx.actor.userId) throw new AppError('own_approval');
  const { amount, requestedAt } = row;
  const approval = { id, amount, requestedAt, approvedBy: ctx.actor };
  const action = actName.parse(row.action);
  const actor = await staffActor(ctx.db, row.requestedById);
  if (!actor || !can(actor, rightOf[action])) throw new AppError('starter_may_not');
  await run({ ...ctx, actor, approval }, action, openInput(row.input));
}
