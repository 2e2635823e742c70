import { lockOrder } from '@/features/orders/commands/lock-order';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { retryRefund } from '@/features/payments/commands/retry-refund';
import { clearRefundFlags } from './clear-refund-flags';
import { refundIn } from './refund-in';

type RefundOfOrder = { uuid: string; refund: string };

/** Retries a refund that the gateway refused. */
export const retryOrderRefund = (ctx: Staff, which: RefundOfOrder): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, which.uuid, {});
    const { amount } = await refundIn(tx, order, which.refund);
    await retryRefund(tx, which.refund);
    await clearRefundFlags(tx, order.id);
    await recordOrderChange(tx, ctx, order, {}, { refund_again: amount });
  });
