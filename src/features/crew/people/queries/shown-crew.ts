import { shownMembers, toShownMember } from '@/features/crew/people/data';
import { inOrder } from '@/features/crew/people/domain/in-order';
import type { ShownMember } from '@/features/crew/people/schema';
import type { Ctx } from '@/server/api/context';

/** Active members who agreed to be shown. */
export async function shownCrew({ db, locale, shows }: Ctx): Promise<ShownMember[]> {
  const rows = await shownMembers(db);
  const sites = rows.flatMap(({ favouriteSite }) => (favouriteSite ? [`location:${favouriteSite.slug}` as const] : []));
  await shows('crew', ...new Set(sites));
  return inOrder(rows.map((row) => toShownMember(row, locale)));
}
