import { isOrderOf } from '@/features/crew/people/data';
import type { LeaderOfOrder } from '@/features/crew/people/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { z } from '@/shared/schema/zod';
import { leadersOfOrder } from './leaders-of-order';

export async function crewOfOrder(ctx: Ctx & { actor: Person }, uuid: string): Promise<LeaderOfOrder[]> {
  const isOwn = z.uuid().safeParse(uuid).success && (await isOrderOf(ctx.db, uuid, ctx.actor.userId));
  if (!isOwn) throw new AppError('not_found');
  return leadersOfOrder(ctx, uuid);
}
