import { clearWrongAmountFlag } from '@/features/orders/commands/clear-wrong-amount-flag';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { markPaid } from '@/features/orders/commands/mark-paid';
import { notifyReturned } from '@/features/orders/commands/notify-returned';
import { notifyCustomerAndShop } from '@/features/orders/commands/order-notifications';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { retakeSeats } from '@/features/orders/commands/retake-seats';
import { sendBack } from '@/features/orders/commands/send-back';
import { sendWrongAmountsBack } from '@/features/orders/commands/send-wrong-amounts-back';
import { addEvent, type LockedOrder } from '@/features/orders/data/orders';
import { setAmounts } from '@/features/orders/data/wrong-amounts';
import { acceptanceOf } from '@/features/orders/domain/acceptance';
import { isAllowed } from '@/features/orders/domain/order-state';
import { acceptWrongAmounts } from '@/features/payments/commands/accept-wrong-amounts';
import { closeAttempts } from '@/features/payments/commands/close-attempts';
import { markUnbookedReturned } from '@/features/payments/commands/return-wrong-amounts';
import { balanceOf } from '@/features/payments/queries/balance';
import type { RefundBack } from '@/features/payments/schema';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { clearRefundFlags } from './clear-refund-flags';
import { settleRefundWay } from './settle-refund-way';

/**
 * Refunds all wrong amounts of an order and leaves its status unchanged. Returns 0 when the only money is in no ledger,
 * which staff must send back themselves.
 */
export async function returnAllWrongAmounts(
  tx: Tx,
  ctx: Staff,
  order: LockedOrder,
  back?: RefundBack,
): Promise<number> {
  const { id: orderId } = order;
  const change = { by: 'admin', actorId: ctx.actor.userId } as const;
  const unbooked = await markUnbookedReturned(tx, orderId);
  const refund = await sendWrongAmountsBack(tx, ctx, order, { ...change, back });
  if (!unbooked && refund === 0) throw new AppError('no_wrong_amount');
  if (refund === 0) await addEvent(tx, { orderId, at: ctx.now, kind: 'wrong_amount_returned', ...change });
  if (back) await settleRefundWay(tx, ctx, order, refund, back);
  const decided = back && { method: back.way, ...(back.note && { reason: back.note }) };
  await recordOrderChange(tx, ctx, order, {}, { wrong_amount_returned: refund, ...decided });
  await notifyReturned(tx, orderId, order.status, refund);
  return refund;
}

export const returnWrongAmount = (ctx: Staff, uuid: string): Promise<number> =>
  ctx.db.$transaction(async (tx) => returnAllWrongAmounts(tx, ctx, await lockOrder(tx, uuid, {})));

/**
 * Accepts the wrong amount as payment: the rest is due on site, and any excess over the total is refunded at once.
 * `seen` is the amount staff decided on; refuses when another amount has arrived since.
 */
export const acceptWrongAmount = (ctx: Staff, uuid: string, seen?: number): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const { now, actor } = ctx;
    const order = await lockOrder(tx, uuid, {});
    const { id: orderId, dueNow, remaining } = order;
    const status = order.status;
    if (!isAllowed('accept', status, 'admin')) throw new AppError('state_not_allowed');
    const received = await acceptWrongAmounts(tx, { orderId, now });
    if (seen !== undefined && seen !== received) throw new AppError('changed_meanwhile');
    if (status === 'expired' && !(await retakeSeats(tx, order))) throw new AppError('seats_gone');
    const { held, owed, onAccount } = await balanceOf(tx, orderId);
    // Part of the amount due may have been paid at the counter before.
    const { excess, ...amounts } = acceptanceOf(dueNow + remaining, held - owed + onAccount);
    await setAmounts(tx, orderId, amounts);
    const mail = await markPaid(tx, ctx, order, 'accept', { by: 'admin', actorId: actor.userId });
    await closeAttempts(tx, { orderId, now });
    const event = { orderId, at: now, kind: 'wrong_amount_accepted', by: 'admin', actorId: actor.userId } as const;
    await addEvent(tx, { ...event, amount: received });
    await sendBack(tx, ctx, order, excess, 'excess', { by: 'admin', actorId: ctx.actor.userId });
    await clearWrongAmountFlag(tx, orderId);
    await clearRefundFlags(tx, orderId);
    const before = { status, due_now: dueNow, remaining_balance: remaining };
    await recordOrderChange(tx, ctx, order, before, {
      status: 'paid',
      due_now: amounts.dueNow,
      remaining_balance: amounts.remaining,
      wrong_amount_accepted: received,
    });
    await notifyCustomerAndShop(tx, orderId, mail, { received, requested: dueNow, refund: excess });
  });
