import { lock } from '@/features/orders/commands/lock';
import { notifyCustomerAndShop } from '@/features/orders/commands/order-notifications';
import { policyRefund } from '@/features/orders/commands/policy-refund';
import { refundable } from '@/features/orders/policy';
import { balanceOf } from '@/features/payments/queries/balance';
import { waitingWrongAmount } from '@/features/payments/queries/wrong-amounts';
import { endByStaff } from './end-by-staff';
import type { Staff } from './record-order-change';
import { requireWithin } from './require-within';

/**
 * Cancels for a customer and refunds what the policy or the staff decides; money that never paid for the order always
 * goes back in full.
 */
export const cancelOrder = (ctx: Staff, uuid: string, refund?: number): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lock(tx, uuid, {});
    const held = refundable(await balanceOf(tx, order.id));
    if (refund !== undefined) requireWithin(ctx, { amount: refund, most: held, field: 'refund_amount' });
    const wrong = (await waitingWrongAmount(tx, order.id))?.received ?? 0;
    const refundOf = refund === undefined ? policyRefund(order, ctx.now) : () => refund - wrong;
    const back = await endByStaff(tx, ctx, order, 'cancel', { reason: 'cancelled', refundOf });
    await notifyCustomerAndShop(tx, order.id, 'order_cancelled', { refund: back });
  });
