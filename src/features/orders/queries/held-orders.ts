import { heldOrdersOf } from '@/features/orders/data/holds';
import type { OrderView } from '@/features/orders/schema';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { viewOf } from './order-view';

/** Unpaid orders of the customer with held seats, the first to expire first. */
export async function heldOrders(ctx: Ctx & { actor: Person }): Promise<OrderView[]> {
  const rows = await heldOrdersOf(ctx.db, ctx.actor.userId, ctx.now);
  return Promise.all(rows.map((row) => viewOf(ctx, row)));
}
