import { everySlug, formerOwner, toPictures } from '@/features/catalogue/data';
import { type LocationCard, locationCard, locationTexts } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { rowsOfListing } from '@/shared/list/listing';
import type { Locale } from '@/shared/locale/locales';
import { textsIn } from '@/shared/schema/localised';
import type { CacheTag } from '@/shared/site/cache-tag';

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
    level: row.level,
    depth: { from: row.depthFrom, to: row.depthTo },
    current: row.current,
    life: row.life,
    snorkelling: row.snorkelling,
    position: { latitude: row.latitude, longitude: row.longitude },
  });
}

/** The dive sites whose person in charge has the e-mail address of this account. */
export async function inChargeOf(db: Tx, userId: string) {
  const user = await db.user.findUnique({ where: { id: userId } });
  const picEmail = { equals: user?.email ?? '', mode: 'insensitive' as const };
  return db.location.findMany({
    where: { picEmail },
    select: { id: true, slug: true, picName: true, picPhone: true, picEmail: true },
  });
}

export const withoutPersonInCharge = (tx: Tx, ids: string[]) =>
  tx.location.updateMany({ where: { id: { in: ids } }, data: { picName: null, picPhone: null, picEmail: null } });

const inOrder = [{ sortOrder: 'asc' }, { slug: 'asc' }] satisfies Prisma.LocationOrderByWithRelationInput[];

export const activeLocations = (db: Tx, { page, slugs }: { page: number; slugs?: string[] }): Promise<LocationRow[]> =>
  db.location.findMany({
    where: { active: true, ...(slugs && { slug: { in: slugs } }) },
    include: withImages,
    orderBy: inOrder,
    ...rowsOfListing(page),
  });

/** The sites of the home page, in the owner's order. */
export const favouriteLocations = (db: Tx, most: number): Promise<LocationRow[]> =>
  db.location.findMany({
    where: { active: true, homePosition: { not: null } },
    include: withImages,
    orderBy: [{ homePosition: 'asc' }, ...inOrder],
    take: most,
  });

export const activeLocation = (db: Tx, slug: string): Promise<LocationRow | null> =>
  db.location.findFirst({ where: { slug, active: true }, include: withImages });

export async function locationSlugNow(db: Tx, slug: string): Promise<string | null> {
  const id = await formerOwner(db, 'location', slug);
  const found = id ? await db.location.findFirst({ where: { id, active: true }, select: { slug: true } }) : null;
  return found?.slug ?? null;
}

/**
 * The cache tags of everything that shows or will show a dive site, including products that go there, which show its
 * depth.
 */
export async function partsShowing(db: Tx, id: string): Promise<CacheTag[]> {
  const row = await db.location.findUniqueOrThrow({
    where: { id },
    select: { id: true, slug: true, products: { select: { product: { select: { slug: true } } } } },
  });
  return [
    'locations',
    ...(await everySlug(db, 'location', row)).map((slug) => `location:${slug}` as const),
    ...row.products.map(({ product }) => `product:${product.slug}` as const),
  ];
}
