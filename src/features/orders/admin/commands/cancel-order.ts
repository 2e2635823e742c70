import { lock } from '@/features/orders/commands/lock';
import { notifyCustomerAndShop } from '@/features/orders/commands/order-notifications';
import { policyRefund } from '@/features/orders/commands/policy-refund';
import { feesOf, sharesOf } from '@/features/orders/items/domain/shares';
import { refundable } from '@/features/orders/policy';
import { balanceOf } from '@/features/payments/queries/balance';
import { waitingWrongAmount } from '@/features/payments/queries/wrong-amounts';
import { requireRights } from '@/server/api/require-rights';
import { endByStaff } from './end-by-staff';
import type { Staff } from './record-order-change';
import { requireWithin } from './require-within';
import { type RefundDecision, refundBackOf, settleRefundWay } from './settle-refund-way';

/** Gives back so much in all, from each item in proportion to what was paid for it. */
const dividing = (amount: number) => (shares: { paid: number }[]) =>
  sharesOf(
    amount,
    shares.map(({ paid }) => paid),
  );

/**
 * Cancels for a customer and refunds what the policy decides, or what somebody with the right to money decides; money
 * that never paid for the order always goes back in full.
 */
export const cancelOrder = (ctx: Staff, uuid: string, refund?: number, decided: RefundDecision = {}): Promise<void> => {
  if (refund !== undefined || decided.how !== undefined) requireRights(ctx.actor, 'money');
  return ctx.db.$transaction(async (tx) => {
    const order = await lock(tx, uuid, {});
    const most = refundable(await balanceOf(tx, order.id)) - feesOf(order.items);
    if (refund !== undefined) requireWithin(ctx, { amount: refund, most, field: 'refund_amount' });
    const wrong = (await waitingWrongAmount(tx, order.id))?.received ?? 0;
    const refundsOf = refund === undefined ? policyRefund(ctx.now) : dividing(Math.max(0, refund - wrong));
    const way = refundBackOf(ctx, decided);
    const back = await endByStaff(tx, ctx, order, 'cancel', { reason: 'cancelled', way, refundsOf });
    await settleRefundWay(tx, ctx, order, back, way);
    await notifyCustomerAndShop(tx, order.id, 'order_cancelled', { refund: back });
  });
};
