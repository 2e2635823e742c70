import { isOrderOf, leadersOf, toShownMember } from '@/features/crew/people/data';
import type { LeaderOfOrder } from '@/features/crew/people/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { z } from '@/shared/schema/zod';

/** Who leads the divers of the caller's order: of those who agreed to be shown, on days that the shop has published. */
export async function crewOfOrder(ctx: Ctx & { actor: Person }, uuid: string): Promise<LeaderOfOrder[]> {
  const { db, locale, actor } = ctx;
  const isOwn = z.uuid().safeParse(uuid).success && (await isOrderOf(db, uuid, actor.userId));
  if (!isOwn) throw new AppError('not_found');
  const crew = new Map<string, LeaderOfOrder>();
  for (const { day, leader } of await leadersOf(db, uuid)) {
    const { days = [] } = crew.get(leader.id) ?? {};
    crew.set(leader.id, { ...toShownMember(leader, locale), days: [...new Set([...days, day])] });
  }
  return [...crew.values()];
}
