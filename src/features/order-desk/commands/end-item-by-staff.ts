import { type PaidOut, payingOut } from '@/features/order-desk/approvals/commands/paying-out';
import type { Act } from '@/features/order-desk/approvals/domain/acts';
import { endItem } from '@/features/orders/commands/end-item';
import { type ItemOfOrder, itemIn } from '@/features/orders/commands/item-in';
import { lockToDecide } from '@/features/orders/commands/lock-to-decide';
import { notifyCustomerAndShop } from '@/features/orders/commands/order-notifications';
import { policyRefund } from '@/features/orders/commands/policy-refund';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { requireWithin } from '@/features/orders/commands/require-within';
import { paidBackBy } from '@/features/orders/domain/order-mail';
import { statusAfter } from '@/features/orders/domain/order-state';
import { titleOf } from '@/features/orders/queries/order-view';
import { requireRights } from '@/server/api/require-rights';
import { AppError } from '@/shared/errors/errors';
import { defaultLocale } from '@/shared/locale/locales';
import { toDay } from '@/shared/time/days';
import { noteWhy } from './insert-staff-note';
import { requireWhy } from './require-why';
import { type RefundDecision, refundBackOf, settleRefundWay } from './settle-refund-way';

type Refund = { transition: 'cancel' | 'refund'; field: string; wanted: number | undefined; decided: RefundDecision };

/** The stored action, as it would be requested again. */
function actOf({ uuid, item }: ItemOfOrder, { transition, wanted, decided: { how, reason } }: Refund): Act {
  const input = { uuid, item, how, reason };
  return transition === 'cancel'
    ? { action: 'cancel_item', input: { ...input, refund_amount: wanted } }
    : { action: 'refund_item', input: { ...input, amount: wanted } };
}

const mailOf = { cancel: 'order_cancelled', refund: 'order_refunded' } as const;

/** Without an amount, cancelling refunds what the policy allows of the share, and refunding refunds the whole share. */
function endItemByStaff(ctx: Staff, which: ItemOfOrder, refunding: Refund): Promise<PaidOut> {
  const { transition, field, wanted, decided } = refunding;
  return payingOut(ctx, actOf(which, refunding), async (tx) => {
    const order = await lockToDecide(tx, which.uuid);
    const item = itemIn(order, which.item);
    const way = refundBackOf(ctx, decided);
    const { refund, isOrderOver } = await endItem(tx, ctx, order, item, transition, {
      by: 'admin',
      actorId: ctx.actor.userId,
      reason: 'cancelled',
      way,
      refundOf(share) {
        if (transition === 'refund' && share.paid === 0) throw new AppError('nothing_to_refund');
        const byDefault =
          transition === 'refund' ? share.paid : (policyRefund(ctx.approval?.requestedAt ?? ctx.now)([share])[0] ?? 0);
        const amount = requireWithin(ctx, { amount: wanted ?? byDefault, most: share.paid, field });
        requireWhy(ctx, { reason: decided.reason, held: share.paid, back: amount, chosen: wanted });
        return amount;
      },
    });
    await settleRefundWay(tx, ctx, order, refund, way);
    await noteWhy(tx, ctx, order, { refund, reason: decided.reason, item: item.id });
    const about = { item: titleOf(item, defaultLocale), activity_date: toDay(item.activityDate) };
    const changed = isOrderOver ? 'status' : 'item_state';
    const before = { [changed]: isOrderOver ? order.status : item.state };
    await recordOrderChange(tx, ctx, order, before, { ...about, [changed]: statusAfter(transition), refund });
    if (isOrderOver) await notifyCustomerAndShop(tx, order.id, mailOf[transition], { refund, ...paidBackBy(way.way) });
    else await notifyCustomerAndShop(tx, order.id, 'item_cancelled', { refund, ...paidBackBy(way.way), item: item.id });
  });
}

/** A chosen amount or way needs the right to give money back; the policy's amount does not. */
export function cancelItem(ctx: Staff, which: ItemOfOrder & RefundDecision, wanted?: number): Promise<PaidOut> {
  if (wanted !== undefined || which.how !== undefined) requireRights(ctx.actor, 'money');
  return endItemByStaff(ctx, which, { transition: 'cancel', field: 'refund_amount', wanted, decided: which });
}

export const refundItem = (ctx: Staff, which: ItemOfOrder & RefundDecision, wanted?: number): Promise<PaidOut> =>
  endItemByStaff(ctx, which, { transition: 'refund', field: 'amount', wanted, decided: which });
