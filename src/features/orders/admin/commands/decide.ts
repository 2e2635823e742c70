import type { Ctx } from '../../../../server/context';
import type { Person } from '../../../../shared/actor';
import { AppError, fieldError } from '../../../../shared/errors';
import { record } from '../../../audit/commands/record';
import { closeAttempts } from '../../../payments/commands/close-attempts';
import { balanceOf } from '../../../payments/queries/balance';
import { changeStatus } from '../../commands/change-status';
import { policyRefund, sendBack } from '../../commands/give-up-order';
import { lock } from '../../commands/lock';
import { tell, tellCustomer } from '../../commands/tell';
import { fromStatus, type LockedOrder } from '../../data';
import { statusAfter, type Transition } from '../../domain/order-state';
import { refundable } from '../../policy';

type Staff = Ctx & { actor: Person };
type Tx = Parameters<typeof lock>[0];

/** What the audit log keeps of a decision about an order. */
export const noteDeed = (
  tx: Tx,
  ctx: Staff,
  order: LockedOrder,
  before: Record<string, string | number>,
  after: Record<string, string | number>,
) => record(tx, { ctx, action: 'update', thing: 'order', thingId: order.id, label: order.bookingId, before, after });

async function decide(
  tx: Tx,
  ctx: Staff,
  order: LockedOrder,
  transition: Transition,
  more: { declineReason?: string } = {},
) {
  const before = fromStatus(order.status);
  const change = { by: 'admin' as const, actorId: ctx.actor.userId, ...more };
  await changeStatus(tx, ctx, order, transition, {
    ...change,
    ...(more.declineReason && { note: more.declineReason }),
  });
  const after = statusAfter(transition);
  await noteDeed(
    tx,
    ctx,
    order,
    { status: before },
    { status: after, ...(more.declineReason && { reason: more.declineReason }) },
  );
}

export const confirmOrder = (ctx: Staff, uuid: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lock(tx, uuid, {});
    await decide(tx, ctx, order, 'confirm');
    await tell(tx, order.id, 'order_confirmed');
  });

/** The shop cannot do it: whatever was paid goes back, all of it. */
export const declineOrder = (ctx: Staff, uuid: string, reason: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lock(tx, uuid, {});
    const amount = refundable(await balanceOf(tx, order.id));
    await decide(tx, ctx, order, 'decline', { declineReason: reason });
    await sendBack(tx, ctx, order, amount, 'declined', 'admin');
    await tell(tx, order.id, 'order_declined', { refund: amount, reason });
  });

const asMoney = (amount: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 }).format(amount);

function withinReach(amount: number, most: number, field: string): number {
  if (amount > most) throw fieldError(field, 'refund_too_large', { amount: asMoney(most) });
  return amount;
}

/** Cancelled by the staff for a customer, with as much money back as the policy or the staff says. */
export const cancelForCustomer = (ctx: Staff, uuid: string, refund?: number): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lock(tx, uuid, {});
    const most = refundable(await balanceOf(tx, order.id));
    const amount = withinReach(refund ?? (await policyRefund(tx, order, ctx.now)), most, 'refund_amount');
    await decide(tx, ctx, order, 'cancel');
    await closeAttempts(tx, { orderId: order.id, now: ctx.now });
    await sendBack(tx, ctx, order, amount, 'cancelled', 'admin');
    await tell(tx, order.id, 'order_cancelled', { refund: amount });
  });

/** Money back from the shop: all of it ends the order, a part of it leaves the order as it is. */
export const refundForCustomer = (ctx: Staff, uuid: string, wanted?: number): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lock(tx, uuid, {});
    const most = refundable(await balanceOf(tx, order.id));
    const status = fromStatus(order.status);
    if (status !== 'paid' && status !== 'confirmed') throw new AppError('order_state');
    if (most === 0) throw new AppError('nothing_to_refund');
    const amount = withinReach(wanted ?? most, most, 'amount');
    const isAll = amount === most;
    if (isAll) await decide(tx, ctx, order, 'refund');
    else await noteDeed(tx, ctx, order, {}, { refund: amount });
    await sendBack(tx, ctx, order, amount, 'admin', 'admin');
    if (isAll) await tell(tx, order.id, 'order_refunded', { refund: amount });
    else await tellCustomer(tx, order.id, 'refund_started', { refund: amount });
  });
