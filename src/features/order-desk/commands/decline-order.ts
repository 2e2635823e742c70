import { payingOut } from '@/features/order-desk/approvals/commands/paying-out';
import { lockToDecide } from '@/features/orders/commands/lock-to-decide';
import { notifyOfDecision } from '@/features/orders/commands/notify-of-decision';
import type { Staff } from '@/features/orders/commands/record-order-change';
import { paidBackBy } from '@/features/orders/domain/order-mail';
import { requireRights } from '@/server/api/require-rights';
import { AppError } from '@/shared/errors/errors';
import { endByStaff } from './end-by-staff';
import { type RefundDecision, refundBackOf, settleRefundWay } from './settle-refund-way';

/** Declining refunds everything that was paid; choosing how needs the right to give money back. */
export function declineOrder(ctx: Staff, uuid: string, { how, reason }: RefundDecision & { reason: string }) {
  if (how !== undefined) requireRights(ctx.actor, 'money');
  return payingOut(ctx, { action: 'decline', input: { uuid, reason, how } }, async (tx) => {
    const order = await lockToDecide(tx, uuid);
    // The reason would never be anonymised; staff can refund the money instead.
    if (order.anonymisedAt) throw new AppError('order_anonymised');
    const way = refundBackOf(ctx, { how, reason });
    const ending = { reason: 'declined', declineReason: reason, note: reason, way } as const;
    const refund = await endByStaff(tx, ctx, order, 'decline', ending);
    await settleRefundWay(tx, ctx, order, refund, way);
    await notifyOfDecision(tx, order.id, 'order_declined', { refund, reason, ...paidBackBy(way.way) });
  });
}
