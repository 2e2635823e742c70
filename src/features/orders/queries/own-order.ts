import type { Ctx } from '../../../server/context';
import type { Person } from '../../../shared/actor';
import { AppError } from '../../../shared/errors';
import { z } from '../../../shared/zod';
import { orderById } from '../data';
import type { OrderView } from '../schema';
import { viewOf } from './order-view';

/** An order of the person who asks. */
export async function ownOrder(ctx: Ctx & { actor: Person }, uuid: string): Promise<OrderView> {
  const row = z.uuid().safeParse(uuid).success ? await orderById(ctx.db, uuid, { customerId: ctx.actor.userId }) : null;
  if (!row) throw new AppError('not_found');
  return viewOf(ctx, row);
}
