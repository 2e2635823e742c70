import { allSlugs, type DiveSiteRow, findRedirectTarget, inOrder, withImages } from '@/features/catalogue/data';
import type { Tx } from '@/server/database/db';
import { rowsOfListing } from '@/shared/list/listing';
import type { CacheTag } from '@/shared/site/cache-tag';

/** Dive sites whose person in charge has this account's email address. */
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

export const activeDiveSites = (db: Tx, { page, slugs }: { page: number; slugs?: string[] }): Promise<DiveSiteRow[]> =>
  db.location.findMany({
    where: { active: true, ...(slugs && { slug: { in: slugs } }) },
    include: withImages,
    orderBy: inOrder,
    ...rowsOfListing(page),
  });

/** Sites of the home page, in the owner's order. */
export const favouriteDiveSites = (db: Tx, most: number): Promise<DiveSiteRow[]> =>
  db.location.findMany({
    where: { active: true, homePosition: { not: null } },
    include: withImages,
    orderBy: [{ homePosition: 'asc' }, ...inOrder],
    take: most,
  });

export const activeDiveSite = (db: Tx, slug: string): Promise<DiveSiteRow | null> =>
  db.location.findFirst({ where: { slug, active: true }, include: withImages });

export async function diveSiteSlugNow(db: Tx, slug: string): Promise<string | null> {
  const id = await findRedirectTarget(db, 'location', slug);
  const found = id ? await db.location.findFirst({ where: { id, active: true }, select: { slug: true } }) : null;
  return found?.slug ?? null;
}

/**
 * Cache tags of everything that shows or will show a dive site, including the products that go there, because they show
 * its depth.
 */
export async function partsShowing(db: Tx, id: string): Promise<CacheTag[]> {
  const row = await db.location.findUniqueOrThrow({
    where: { id },
    select: { id: true, slug: true, products: { select: { product: { select: { slug: true } } } } },
  });
  return [
    'locations',
    ...(await allSlugs(db, 'location', row)).map((slug) => `location:${slug}` as const),
    ...row.products.map(({ product }) => `product:${product.slug}` as const),
  ];
}
