import { addEvent, type LockedOrder } from '@/features/orders/data/orders';
import { type EventActor, isAllowed, statusAfter } from '@/features/orders/domain/order-state';
import { isBooked, paidShares, unpaidOf, waivedShare } from '@/features/orders/domain/shares';
import { refundable } from '@/features/orders/policy';
import { releaseAccount } from '@/features/payments/counter/commands/release-account';
import { balanceOf } from '@/features/payments/queries/balance';
import type { RefundBack, RefundReason } from '@/features/payments/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import { AppError } from '@/shared/errors/errors';
import { clearMoveFlag } from './clear-move-flag';
import { endOrder, type Share } from './end-order';
import type { LockedItem } from './item-in';
import { releaseItems } from './release-items';
import { repriceUnpaid } from './reprice-unpaid';
import { sendBack } from './send-back';

type Ending = {
  by: EventActor;
  actorId: string;
  reason: RefundReason;
  /** The way of the refund, chosen by staff. */
  way?: RefundBack | undefined;
  /** Returns the refund for an item, given its share of the payment. */
  refundOf: (share: Share) => number;
};

/** The amount refunded, and whether the order ended with the item. */
type Ended = { refund: number; isOrderOver: boolean };

const eventKind = { cancel: 'item_cancelled', refund: 'item_refunded' } as const;

/** The only way to end an item while its order continues; ending the last booked item ends the order. */
export async function endItem(
  tx: Tx,
  ctx: Pick<Ctx, 'now'>,
  order: LockedOrder,
  item: LockedItem,
  transition: 'cancel' | 'refund',
  { by, actorId, reason, way, refundOf }: Ending,
): Promise<Ended> {
  const { id: orderId, status, items } = order;
  if (!isBooked(item) || !isAllowed(transition, status, by)) throw new AppError('state_not_allowed');
  const rest = items.filter((other) => isBooked(other) && other.id !== item.id);
  if (rest.length === 0) {
    const ending = { by, actorId, reason, way, refundsOf: (shares: Share[]) => shares.map(refundOf) };
    return { refund: await endOrder(tx, ctx, order, transition, ending), isOrderOver: true };
  }
  const balance = await balanceOf(tx, orderId);
  // Money on an unpaid order is a wrong amount and does not count as payment.
  const shares = paidShares(items, status === 'pending_payment' ? 0 : refundable(balance));
  const paid = shares.find((share) => share.item === item)?.paid ?? 0;
  const refund = refundOf({ item, paid });
  const waived = waivedShare({ item, paid }, items, balance.waived);
  const ending = { id: item.id, retained: paid - refund, refunded: refund, waived };
  await releaseItems(tx, orderId, [ending], { reason: statusAfter(transition), at: ctx.now });
  if (status === 'confirmed') await pagesChanged(tx, ['meals']);
  await addEvent(tx, { orderId, itemId: item.id, at: ctx.now, kind: eventKind[transition], by, actorId });
  await clearMoveFlag(tx, order);
  await sendBack(tx, ctx, order, refund, reason, { by, actorId }, { back: way });
  const after = items.map((one) => (one.id === item.id ? { ...one, ...ending, state: 'off' as const } : one));
  const most = unpaidOf(after, await balanceOf(tx, orderId));
  await releaseAccount(tx, { orderId, most, now: ctx.now });
  if (status === 'pending_payment') await repriceUnpaid(tx, ctx, order, rest, { by, actorId });
  return { refund, isOrderOver: false };
}
