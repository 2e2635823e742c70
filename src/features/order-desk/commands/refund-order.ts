import { type PaidOut, payingOut } from '@/features/order-desk/approvals/commands/paying-out';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { notifyCustomer, notifyCustomerAndShop } from '@/features/orders/commands/order-notifications';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { requireWithin } from '@/features/orders/commands/require-within';
import { sendBack } from '@/features/orders/commands/send-back';
import { paidBackBy } from '@/features/orders/domain/order-mail';
import { returnableOf } from '@/features/orders/domain/shares';
import { balanceOf } from '@/features/payments/queries/balance';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { endByStaff } from './end-by-staff';
import { type RefundDecision, refundBackOf, settleRefundWay } from './settle-refund-way';
import { returnAllWrongAmounts } from './settle-wrong-amount';

/** Ends the order on a full refund only; a repeated submit refunds nothing. */
export function refundOrder(
  ctx: Staff,
  uuid: string,
  wanted?: number,
  decided: RefundDecision = {},
  key?: string,
): Promise<PaidOut> {
  const { how, reason } = decided;
  const act = { action: 'refund', input: { uuid, amount: wanted, how, reason } } as const;
  const refund = async (tx: Tx) => {
    const order = await lockOrder(tx, uuid, {});
    const most = returnableOf(order.items, await balanceOf(tx, order.id));
    const status = order.status;
    const way = refundBackOf(ctx, decided);
    if (status === 'pending_payment' && most > 0) {
      if (wanted !== undefined && wanted !== most) throw new AppError('wrong_amount_waits');
      await returnAllWrongAmounts(tx, ctx, order, way);
      return;
    }
    if (status !== 'paid' && status !== 'confirmed') throw new AppError('state_not_allowed');
    if (most === 0) throw new AppError('nothing_to_refund');
    const amount = requireWithin(ctx, { amount: wanted ?? most, most, field: 'amount' });
    if (amount === most) {
      await endByStaff(tx, ctx, order, 'refund', {
        reason: 'admin',
        way,
        refundsOf: (shares) => shares.map(({ paid }) => paid),
      });
      await settleRefundWay(tx, ctx, order, amount, way);
      await notifyCustomerAndShop(tx, order.id, 'order_refunded', { refund: amount, ...paidBackBy(way.way) });
      return;
    }
    await recordOrderChange(
      tx,
      ctx,
      order,
      {},
      { refund: amount, method: way.way, ...(way.note && { reason: way.note }) },
    );
    await sendBack(tx, ctx, order, amount, 'admin', { by: 'admin', actorId: ctx.actor.userId }, { back: way });
    if (way.way !== 'cash')
      await notifyCustomer(tx, order.id, 'refund_started', { refund: amount, ...paidBackBy(way.way) });
    await settleRefundWay(tx, ctx, order, amount, way);
  };
  return payingOut(ctx, act, refund, key);
}
