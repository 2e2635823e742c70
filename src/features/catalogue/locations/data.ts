import type { Tx } from '../../../server/db';
import type { Prisma } from '../../../server/generated/prisma/client';
import type { Locale } from '../../../shared/locales';
import { textsIn } from '../../../shared/localised';
import { formerOwner, toPictures } from '../data';
import { type LocationCard, locationCard, locationTexts } from '../schema';

export const withImages = {
  images: { include: { media: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.LocationInclude;

export type LocationRow = Prisma.LocationGetPayload<{ include: typeof withImages }>;

export function toLocationCard(row: LocationRow, locale: Locale): LocationCard {
  const { name, summary } = textsIn(locationTexts.parse(row.texts), locale);
  return locationCard.parse({
    uuid: row.id,
    slug: row.slug,
    name,
    summary,
    cover: toPictures(row.images.slice(0, 1), locale)[0] ?? null,
    area: row.area,
    level: row.level.toLowerCase(),
    depth: { from: row.depthFrom, to: row.depthTo },
    current: row.current,
    life: row.life,
    snorkelling: row.snorkelling,
    position: { latitude: row.latitude, longitude: row.longitude },
  });
}

const inOrder = [{ sortOrder: 'asc' }, { slug: 'asc' }] satisfies Prisma.LocationOrderByWithRelationInput[];

export const activeLocations = (db: Tx): Promise<LocationRow[]> =>
  db.location.findMany({ where: { active: true }, include: withImages, orderBy: inOrder });

export const activeLocation = (db: Tx, slug: string): Promise<LocationRow | null> =>
  db.location.findFirst({ where: { slug, active: true }, include: withImages });

export async function locationSlugNow(db: Tx, slug: string): Promise<string | null> {
  const id = await formerOwner(db, 'LOCATION', slug);
  const found = id ? await db.location.findFirst({ where: { id, active: true }, select: { slug: true } }) : null;
  return found?.slug ?? null;
}
