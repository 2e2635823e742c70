import { leadersOf, toShownMember } from '@/features/crew/people/data';
import type { LeaderOfOrder } from '@/features/crew/people/schema';
import type { Ctx } from '@/server/api/context';

/** Leaders of an order's divers who agreed to be shown, on days that the shop has published. */
export async function leadersOfOrder({ db, locale }: Pick<Ctx, 'db' | 'locale'>, id: string): Promise<LeaderOfOrder[]> {
  const leaders = new Map<string, LeaderOfOrder>();
  for (const { day, leader } of await leadersOf(db, id)) {
    const { days = [] } = leaders.get(leader.id) ?? {};
    leaders.set(leader.id, { ...toShownMember(leader, locale), days: [...new Set([...days, day])] });
  }
  return [...leaders.values()];
}
