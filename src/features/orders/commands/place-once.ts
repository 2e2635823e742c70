import type { Placing } from '@/features/booking/schema';
import { offersIn } from '@/features/catalogue/prices/queries/offers';
import { beginOrder } from '@/features/orders/data/placement';
import type { CreateOrderInput } from '@/features/orders/schema';
import { liveAttemptId } from '@/features/payments/queries/live-attempt';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { newId } from '@/server/database/new-id';
import { fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { requireSameRequest } from './claim-key';
import { networkHashOf } from './hold-until';
import { type Buyer, originOf } from './order-rows';
import { orderHash, type PlacedOrder, type Placement, placeOrder } from './place-order';

/** A booking with the key of its submit. */
type Submitted = Placing & Pick<CreateOrderInput, 'idempotency_key' | 'quoted_total'>;

type Along = Placement & {
  /** Runs in the transaction before the order is placed, for example to create the customer. */
  before?: (tx: Tx) => Promise<void>;
  /** Runs in the transaction that creates the order. */
  record?: (tx: Tx, placed: PlacedOrder) => Promise<void>;
};

/** The order created by this submit, or by an earlier submit with the same key. */
type PlacedOnce = { placed: PlacedOrder } | { placed: null; orderId: string; attemptId: string | null };

const slugsIn = ({ product, items }: Pick<Submitted, 'product' | 'items'>): string[] =>
  (items ?? [{ product }]).flatMap((item) => item.product ?? []);

/** Places an order; a repeated submit creates no second one. */
export function placeOnce(
  ctx: Ctx & { actor: Person },
  { idempotency_key: key, quoted_total, ...input }: Submitted,
  buyer: Buyer,
  { record, before, ...placement }: Along,
): Promise<PlacedOnce> {
  const { actor, now, client } = ctx;
  const requestHash = orderHash(input, buyer);
  const orderId = newId();
  const networkHash = originOf(buyer) === 'online' ? networkHashOf(client.address) : null;
  const byStaff = buyer.staffId !== null;
  return ctx.db.$transaction(async (tx) => {
    const submit = { userId: actor.userId, key, requestHash, orderId, customerId: buyer.customerId };
    await before?.(tx);
    const offers = offersIn(slugsIn(input));
    const { earlier, ...begun } = await beginOrder(tx, { ...submit, networkHash, byStaff, now }, offers);
    if (earlier) {
      requireSameRequest(earlier, requestHash);
      if (!earlier.orderId) throw fieldError('idempotency_key', 'invalid.idempotency_key_reused');
      return { placed: null, orderId: earlier.orderId, attemptId: await liveAttemptId(tx, earlier.orderId, now) };
    }
    const wanted = { ...input, quoted_total };
    const placed = await placeOrder(tx, ctx, wanted, buyer, { ...begun, orderId, networkHash }, placement);
    await record?.(tx, placed);
    return { placed };
  });
}
