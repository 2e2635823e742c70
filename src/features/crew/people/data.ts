import { diveSiteTexts } from '@/features/catalogue/schema';
import { toShownPicture } from '@/features/media/domain/picture-view';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { languageIn } from '@/shared/locale/language-names';
import type { Locale } from '@/shared/locale/locales';
import { textsIn } from '@/shared/schema/localised';
import { type Day, toDay } from '@/shared/time/days';
import { type ShownMember, shownMember } from './schema';

/** Same rule as `isShown`. */
const shown = { shownOnSite: true, active: true } satisfies Prisma.CrewMemberWhereInput;
/** Omits papers, phone and certification number, so that they cannot leak. */
const seen = {
  id: true,
  name: true,
  picture: true,
  roles: true,
  languages: true,
  agency: true,
  level: true,
  favouriteSite: { select: { slug: true, texts: true, active: true } },
} satisfies Prisma.CrewMemberSelect;
type Seen = Prisma.CrewMemberGetPayload<{ select: typeof seen }>;

export const shownMembers = (db: Tx): Promise<Seen[]> => db.crewMember.findMany({ where: shown, select: seen });

export const isOrderOf = async (db: Tx, id: string, customerId: string): Promise<boolean> =>
  (await db.order.count({ where: { id, customerId } })) === 1;

/** Leaders of an order's divers, on days that the shop has published. */
export async function leadersOf(db: Tx, orderId: string): Promise<{ day: Day; leader: Seen }[]> {
  const item = { holdsSeats: true, orderId };
  const groups = await db.diveGroup.findMany({
    where: {
      day: { publishedAt: { not: null } },
      leader: shown,
      members: { some: { itemDiver: { item } } },
    },
    select: { date: true, leader: { select: seen } },
    orderBy: [{ date: 'asc' }, { position: 'asc' }],
  });
  return groups.flatMap(({ date, leader }) => (leader ? [{ day: toDay(date), leader }] : []));
}

export function toShownMember(row: Seen, locale: Locale): ShownMember {
  const { picture, favouriteSite: site } = row;
  return shownMember.parse({
    uuid: row.id,
    name: row.name,
    picture: picture && toShownPicture(picture),
    roles: row.roles,
    languages: row.languages.map((code) => languageIn(locale, code)),
    agency: row.agency === 'OTHER' ? null : row.agency,
    level: row.level,
    favourite_site: site?.active
      ? { slug: site.slug, name: textsIn(diveSiteTexts.parse(site.texts), locale).name }
      : null,
  });
}
