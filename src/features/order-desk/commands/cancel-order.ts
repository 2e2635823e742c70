import { sharesOf } from '@/features/booking/domain/percent-of';
import { type PaidOut, payingOut } from '@/features/order-desk/approvals/commands/paying-out';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { notifyCustomerAndShop } from '@/features/orders/commands/order-notifications';
import { policyRefund } from '@/features/orders/commands/policy-refund';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { requireWithin } from '@/features/orders/commands/require-within';
import { paidBackBy } from '@/features/orders/domain/order-mail';
import { returnableOf } from '@/features/orders/domain/shares';
import { balanceOf } from '@/features/payments/queries/balance';
import { waitingWrongAmount } from '@/features/payments/queries/wrong-amounts';
import { requireRights } from '@/server/api/require-rights';
import type { Tx } from '@/server/database/db';
import { endByStaff } from './end-by-staff';
import { noteWhy } from './insert-staff-note';
import { requireWhy } from './require-why';
import { type RefundDecision, refundBackOf, settleRefundWay } from './settle-refund-way';

/** Splits a refund across items in proportion to what was paid for each. */
const dividing = (amount: number) => (shares: { paid: number }[]) =>
  sharesOf(
    amount,
    shares.map(({ paid }) => paid),
  );

type Cancelling = {
  uuid: string;
  /** `all` refunds everything that can be refunded; without a value, the policy decides. */
  refund?: number | 'all' | undefined;
  decided?: RefundDecision;
};

/**
 * Refunds by the policy, or as decided by staff with the right to money, and returns the refund; money that was never a
 * payment for the order is always refunded in full.
 */
export async function cancelOrderIn(tx: Tx, ctx: Staff, { uuid, refund, decided = {} }: Cancelling): Promise<number> {
  if (refund !== undefined || decided.how !== undefined) requireRights(ctx.actor, 'money');
  const order = await lockOrder(tx, uuid, {});
  const most = returnableOf(order.items, await balanceOf(tx, order.id));
  const amount = refund === 'all' ? most : refund;
  if (amount !== undefined) requireWithin(ctx, { amount, most, field: 'refund_amount' });
  const wrong = (await waitingWrongAmount(tx, order.id))?.received ?? 0;
  const refundsOf =
    amount === undefined ? policyRefund(ctx.approval?.requestedAt ?? ctx.now) : dividing(Math.max(0, amount - wrong));
  const way = refundBackOf(ctx, decided);
  const back = await endByStaff(tx, ctx, order, 'cancel', { reason: 'cancelled', way, refundsOf });
  requireWhy(ctx, { reason: decided.reason, held: most, back, chosen: amount });
  await settleRefundWay(tx, ctx, order, back, way);
  await noteWhy(tx, ctx, order, { refund: back, reason: decided.reason });
  await notifyCustomerAndShop(tx, order.id, 'order_cancelled', {
    refund: back,
    ...(amount !== undefined && { decided: true }),
    ...paidBackBy(way.way),
  });
  return back;
}

export function cancelOrder(ctx: Staff, uuid: string, refund?: number, decided: RefundDecision = {}): Promise<PaidOut> {
  const { how, reason } = decided;
  const act = { action: 'cancel', input: { uuid, refund_amount: refund, how, reason } } as const;
  return payingOut(ctx, act, (tx) => cancelOrderIn(tx, ctx, { uuid, refund, decided }));
}
