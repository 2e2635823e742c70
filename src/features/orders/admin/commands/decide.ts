import { changeStatus } from '@/features/orders/commands/change-status';
import { endOrder } from '@/features/orders/commands/end-order';
import { policyRefund } from '@/features/orders/commands/give-up-order';
import { lock } from '@/features/orders/commands/lock';
import { notifyCustomer, notifyCustomerAndShop } from '@/features/orders/commands/order-notifications';
import { sendBack } from '@/features/orders/commands/send-back';
import { fromStatus, type LockedOrder } from '@/features/orders/data';
import { type EndTransition, statusAfter } from '@/features/orders/domain/order-state';
import { refundable } from '@/features/orders/policy';
import { balanceOf } from '@/features/payments/queries/balance';
import { waitingWrongAmount } from '@/features/payments/queries/wrong-amounts';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { lockToDecide } from './lock-to-decide';
import { recordOrderChange } from './record-order-change';
import { giveBack } from './settle-wrong-amount';

type Staff = Ctx & { actor: Person };

type Ending = Omit<Parameters<typeof endOrder>[4], 'by' | 'actorId'>;

/** Ends an order for the staff and returns the amount that goes back. */
async function end(tx: Tx, ctx: Staff, order: LockedOrder, transition: EndTransition, ending: Ending): Promise<number> {
  const back = await endOrder(tx, ctx, order, transition, { ...ending, by: 'admin', actorId: ctx.actor.userId });
  const { declineReason } = ending;
  const after = { status: statusAfter(transition), ...(declineReason && { reason: declineReason }) };
  await recordOrderChange(tx, ctx, order, { status: fromStatus(order.status) }, after);
  return back;
}

export const confirmOrder = (ctx: Staff, uuid: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockToDecide(tx, uuid);
    await changeStatus(tx, ctx, order, 'confirm', { by: 'admin', actorId: ctx.actor.userId });
    await recordOrderChange(tx, ctx, order, { status: fromStatus(order.status) }, { status: statusAfter('confirm') });
    await notifyCustomerAndShop(tx, order.id, 'order_confirmed');
  });

/** Declining gives back everything that was paid. */
export const declineOrder = (ctx: Staff, uuid: string, reason: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockToDecide(tx, uuid);
    // The reason would never be anonymised; the money can go back by a refund instead.
    if (order.anonymisedAt) throw new AppError('order_anonymised');
    const ending = { reason: 'declined', declineReason: reason, note: reason } as const;
    const refund = await end(tx, ctx, order, 'decline', ending);
    await notifyCustomerAndShop(tx, order.id, 'order_declined', { refund, reason });
  });

const asMoney = (amount: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 }).format(amount);

function withinReach(amount: number, most: number, field: string): number {
  if (amount > most) throw fieldError(field, 'refund_too_large', { amount: asMoney(most) });
  return amount;
}

/**
 * Cancels for a customer and refunds what the policy or the staff decides; money that never paid for the order always
 * goes back in full.
 */
export const cancelForCustomer = (ctx: Staff, uuid: string, refund?: number): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lock(tx, uuid, {});
    const held = refundable(await balanceOf(tx, order.id));
    if (refund !== undefined) withinReach(refund, held, 'refund_amount');
    const wrong = (await waitingWrongAmount(tx, order.id))?.received ?? 0;
    const refundOf = refund === undefined ? policyRefund(order, ctx.now) : () => refund - wrong;
    const back = await end(tx, ctx, order, 'cancel', { reason: 'cancelled', refundOf });
    await notifyCustomerAndShop(tx, order.id, 'order_cancelled', { refund: back });
  });

/** A full refund ends the order; a partial one leaves its status as it is. */
export const refundForCustomer = (ctx: Staff, uuid: string, wanted?: number): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lock(tx, uuid, {});
    const most = refundable(await balanceOf(tx, order.id));
    const status = fromStatus(order.status);
    if (status === 'pending_payment' && most > 0) {
      if (wanted !== undefined && wanted !== most) throw new AppError('wrong_amount_waits');
      return giveBack(tx, ctx, order);
    }
    if (status !== 'paid' && status !== 'confirmed') throw new AppError('order_state');
    if (most === 0) throw new AppError('nothing_to_refund');
    const amount = withinReach(wanted ?? most, most, 'amount');
    if (amount === most) {
      await end(tx, ctx, order, 'refund', { reason: 'admin', refundOf: (paid) => paid });
      await notifyCustomerAndShop(tx, order.id, 'order_refunded', { refund: amount });
      return;
    }
    await recordOrderChange(tx, ctx, order, {}, { refund: amount });
    await sendBack(tx, ctx, order, amount, 'admin', 'admin');
    await notifyCustomer(tx, order.id, 'refund_started', { refund: amount });
  });
