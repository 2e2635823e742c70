import { viewFrom } from '@/features/orders/queries/order-view';
import { ownOrder } from '@/features/orders/queries/own-order';
import { type CreateOrderInput, type OrderView, orderSnapshot } from '@/features/orders/schema';
import { openFirstSession, openSession } from '@/features/payments/commands/open-session';
import type { Ctx } from '@/server/api/context';
import { step } from '@/server/api/step';
import { type NewJob, newJob } from '@/server/jobs/enqueue';
import type { Person } from '@/shared/schema/actor';
import { mailsAbout } from './order-notifications';
import { paymentAbout, paymentFor } from './payment-for';
import { placeOnce } from './place-once';
import type { PlacedOrder } from './place-order';
import { paidOnline } from './placing-policies';

/** Builds the order view from the rows just written instead of reading them again. */
function placedView(ctx: Pick<Ctx, 'now' | 'locale'>, placed: PlacedOrder, paymentUrl: string | null): OrderView {
  const { order, offers } = placed;
  const slugs = new Map(order.items.map((item) => [item.productId, orderSnapshot.parse(item.snapshot).slug]));
  const coverOf = (id: string) => offers.get(slugs.get(id) ?? '')?.cover(ctx.locale) ?? null;
  return viewFrom(ctx, order, { ...placed, coverOf, wrongAmount: null, paymentUrl, refundWay: null });
}

/** Saves the divers after the order, so that the order's day lock is not held meanwhile. */
const keeping = ({ order: { id: orderId } }: PlacedOrder, positions: number[]): NewJob[] =>
  positions.length > 0 ? [newJob('orders.keep_divers', { orderId, positions })] : [];

/**
 * Commits the order before it opens the payment session, so that the order exists and can be paid later even if the
 * gateway does not answer.
 */
export async function createOrder(
  ctx: Ctx & { actor: Person },
  { keep = [], ...input }: CreateOrderInput,
): Promise<OrderView> {
  const buyer = { customerId: ctx.actor.userId, locale: ctx.locale, staffId: null };
  const answer = await placeOnce(ctx, input, buyer, {
    policy: paidOnline,
    jobsAbout: (placed) => [...mailsAbout(placed, 'order_placed'), ...keeping(placed, keep)],
  });
  step('order.placed');
  if (answer.placed) {
    const { attempt, order, shop } = answer.placed;
    return placedView(ctx, answer.placed, await openFirstSession(ctx, attempt, paymentAbout(order, shop)));
  }
  const { orderId, attemptId } = answer;
  if (attemptId) await openSession(ctx, attemptId, await paymentFor(ctx, orderId));
  return ownOrder(ctx, orderId);
}
