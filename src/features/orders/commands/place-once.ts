import { answerKey, claimKey } from '@/features/orders/data';
import type { CreateOrderInput } from '@/features/orders/schema';
import { liveAttemptId } from '@/features/payments/queries/live-attempt';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { type Buyer, hashOf, placeOrder } from './place-order';

type Placed = Awaited<ReturnType<typeof placeOrder>>['order'];

/** A repeated submit creates no second order; `notify` runs in the transaction that creates it. */
export function placeOnce(
  ctx: Ctx & { actor: Person },
  { idempotency_key: key, quoted_total, ...input }: CreateOrderInput,
  buyer: Buyer,
  notify: (tx: Tx, order: Placed) => Promise<void>,
): Promise<{ orderId: string; attemptId: string | null }> {
  const { actor, now } = ctx;
  const requestHash = hashOf(input, buyer);
  return ctx.db.$transaction(async (tx) => {
    const claim = await claimKey(tx, { userId: actor.userId, key, requestHash, createdAt: now });
    if (!claim.mine) {
      if (claim.requestHash !== requestHash || !claim.orderId)
        throw fieldError('idempotency_key', 'invalid.idempotency_key_reused');
      return { orderId: claim.orderId, attemptId: await liveAttemptId(tx, claim.orderId, now) };
    }
    const { order, attemptId } = await placeOrder(tx, ctx, input, buyer);
    if (quoted_total !== undefined && quoted_total !== order.total) throw new AppError('price_changed');
    await answerKey(tx, actor.userId, key, order.id);
    await notify(tx, order);
    return { orderId: order.id, attemptId };
  });
}
