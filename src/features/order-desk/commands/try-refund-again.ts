import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { retryRefund } from '@/features/payments/commands/retry-refund';
import { dropRefundFlags } from './drop-refund-flags';
import { lockOrderOfRefund, type RefundOfOrder } from './lock-order-of-refund';

/** Sends a refund that the gateway refused once more. */
export const tryRefundAgain = (ctx: Staff, which: RefundOfOrder): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const { order, amount } = await lockOrderOfRefund(tx, which);
    await retryRefund(tx, which.refund);
    await dropRefundFlags(tx, order.id);
    await recordOrderChange(tx, ctx, order, {}, { refund_again: amount });
  });
