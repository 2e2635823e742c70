import { sharesOf } from '@/features/booking/domain/percent-of';
import type { LockedOrder } from '@/features/orders/data/orders';
import { offReasonOf } from '@/features/orders/domain/item-state';
import { type EndTransition, statusAfter } from '@/features/orders/domain/order-state';
import { settlementOf } from '@/features/orders/domain/settlement';
import { feesOf, paidShares, sumOf } from '@/features/orders/domain/shares';
import { refundable } from '@/features/orders/policy';
import { closeAttempts } from '@/features/payments/commands/close-attempts';
import { releaseAccount } from '@/features/payments/counter/commands/release-account';
import { balanceOf } from '@/features/payments/queries/balance';
import { waitingWrongAmount } from '@/features/payments/queries/wrong-amounts';
import type { RefundBack, RefundReason } from '@/features/payments/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { clearMoveFlag } from './clear-move-flag';
import { releaseItems } from './release-items';
import { sendBack } from './send-back';
import { sendWrongAmountsBack } from './send-wrong-amounts-back';
import { type Change, updateStatus } from './update-status';

export type Share = { item: LockedOrder['items'][number]; paid: number };

type Ending = Omit<Change, 'retained'> & {
  reason: RefundReason;
  /** The way of the refund, chosen by staff. */
  way?: RefundBack | undefined;
  /** Returns the refund for each booked item; without it, nothing is refunded. */
  refundsOf?: (shares: Share[]) => number[];
};

/**
 * Every order ends here: requests the refunds, ends the booked items, stores the retained amounts with the status,
 * closes every payment session and returns the total refunded.
 */
export async function endOrder(
  tx: Tx,
  ctx: Pick<Ctx, 'now'>,
  order: LockedOrder,
  transition: EndTransition,
  { reason, way, refundsOf = (shares) => shares.map(() => 0), ...change }: Ending,
): Promise<number> {
  const to = statusAfter(transition);
  const held = refundable(await balanceOf(tx, order.id));
  // The shop retains nothing of an order that was never paid in full.
  const wrong = order.status === 'pending_payment' ? held : ((await waitingWrongAmount(tx, order.id))?.received ?? 0);
  const fees = feesOf(order.items);
  const shares = paidShares(order.items, held - wrong);
  const refunds = refundsOf(shares);
  const { back, retained } = settlementOf(to, { held: held - fees, wrong }, () => sumOf(refunds));
  await updateStatus(tx, ctx, order, transition, { ...change, retained: fees + retained });
  const keeping = sharesOf(
    retained,
    shares.map(({ paid }, index) => Math.max(0, paid - (refunds[index] ?? 0))),
  );
  const ending = shares.map(({ item, paid }, index) => {
    const retainedOfIt = keeping[index] ?? 0;
    return { id: item.id, retained: retainedOfIt, refunded: Math.max(0, paid - retainedOfIt), waived: 0 };
  });
  const offReason = offReasonOf(to);
  if (offReason) await releaseItems(tx, order.id, ending, { reason: offReason, at: ctx.now });
  await clearMoveFlag(tx, order);
  const returned = await sendWrongAmountsBack(tx, ctx, order, change);
  await sendBack(tx, ctx, order, back - returned, reason, change, { back: way });
  await closeAttempts(tx, { orderId: order.id, now: ctx.now });
  // The amount on account of a completed order is still owed.
  if (to !== 'completed') await releaseAccount(tx, { orderId: order.id, most: 0, now: ctx.now });
  return back;
}
