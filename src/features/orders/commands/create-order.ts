import type { Ctx } from '../../../server/context';
import { step } from '../../../server/step';
import type { Person } from '../../../shared/actor';
import { AppError, fieldError } from '../../../shared/errors';
import { openSession } from '../../payments/commands/open-session';
import { liveAttemptId } from '../../payments/queries/live-attempt';
import { answerKey, claimKey } from '../data';
import { ownOrder } from '../queries/own-order';
import type { CreateOrderInput, OrderView } from '../schema';
import { paymentFor } from './payment-for';
import { hashOf, placeOrder } from './place-order';
import { tell } from './tell';

type Asked = Ctx & { actor: Person };

/** A submit makes one order however often it arrives; the answer is that order, as it is by now, and where to pay for it. */
async function placeOnce(ctx: Asked, { idempotency_key: key, quoted_total, ...input }: CreateOrderInput) {
  const { actor, now, locale } = ctx;
  const requestHash = hashOf(input);
  return ctx.db.$transaction(async (tx) => {
    const claim = await claimKey(tx, { userId: actor.userId, key, requestHash, createdAt: now });
    if (!claim.mine) {
      if (claim.requestHash !== requestHash || !claim.orderId)
        throw fieldError('idempotency_key', 'invalid.idempotency_key_reused');
      return { orderId: claim.orderId, attemptId: await liveAttemptId(tx, claim.orderId, now) };
    }
    const { order, attemptId } = await placeOrder(tx, ctx, input, { customerId: actor.userId, locale });
    if (quoted_total !== undefined && quoted_total !== order.total) throw new AppError('price_changed');
    await answerKey(tx, actor.userId, key, order.id);
    await tell(tx, order.id, 'order_placed');
    return { orderId: order.id, attemptId };
  });
}

/** Takes the order, then asks the gateway where to pay; without its answer the order stands and can be paid later. */
export async function createOrder(ctx: Asked, input: CreateOrderInput): Promise<OrderView> {
  const { orderId, attemptId } = await placeOnce(ctx, input);
  step('order.placed');
  if (attemptId) await openSession(ctx, attemptId, await paymentFor(ctx, orderId));
  return ownOrder(ctx, orderId);
}
