import { heldOrdersOf } from '@/features/orders/holds/data';
import { viewOf } from '@/features/orders/queries/order-view';
import type { OrderView } from '@/features/orders/schema';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';

/** The unpaid orders of the customer whose seats are held, the first to end first. */
export async function heldOrders(ctx: Ctx & { actor: Person }): Promise<OrderView[]> {
  const rows = await heldOrdersOf(ctx.db, ctx.actor.userId, ctx.now);
  return Promise.all(rows.map((row) => viewOf(ctx, row)));
}
