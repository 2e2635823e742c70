import { orderById } from '@/features/orders/data/orders';
import type { OrderView } from '@/features/orders/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { z } from '@/shared/schema/zod';
import { viewOf } from './order-view';

/** An order of the signed-in customer. */
export async function ownOrder(ctx: Ctx & { actor: Person }, uuid: string): Promise<OrderView> {
  const row = z.uuid().safeParse(uuid).success ? await orderById(ctx.db, uuid, { customerId: ctx.actor.userId }) : null;
  if (!row) throw new AppError('not_found');
  return viewOf(ctx, row);
}
