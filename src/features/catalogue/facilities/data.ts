import { allSlugs, findRedirectTarget, toPicture } from '@/features/catalogue/data';
import { type FacilityDetail, facilityDetail, facilityTexts } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { listingPageSize } from '@/shared/list/listing';
import type { Locale } from '@/shared/locale/locales';
import { textsIn } from '@/shared/schema/localised';
import type { CacheTag } from '@/shared/site/cache-tag';

type FacilityRow = Prisma.FacilityLocationGetPayload<{ include: { cover: true } }>;

export const activeFacilities = (db: Tx): Promise<FacilityRow[]> =>
  db.facilityLocation.findMany({
    where: { active: true },
    include: { cover: true },
    orderBy: [{ sortOrder: 'asc' }, { slug: 'asc' }],
    take: listingPageSize,
  });

export const activeFacility = (db: Tx, slug: string): Promise<FacilityRow | null> =>
  db.facilityLocation.findFirst({ where: { slug, active: true }, include: { cover: true } });

export async function facilitySlugNow(db: Tx, slug: string): Promise<string | null> {
  const id = await findRedirectTarget(db, 'facility_location', slug);
  const found = id
    ? await db.facilityLocation.findFirst({ where: { id, active: true }, select: { slug: true } })
    : null;
  return found?.slug ?? null;
}

export function toFacilityDetail(row: FacilityRow, locale: Locale): FacilityDetail {
  const texts = textsIn(facilityTexts.parse(row.texts), locale);
  return facilityDetail.parse({
    uuid: row.id,
    slug: row.slug,
    kind: row.kind,
    ...texts,
    cover: row.cover && toPicture(row.cover, { en: texts.name }, locale),
    position: { latitude: row.latitude, longitude: row.longitude },
  });
}

/** Cache tags of everything that shows or will show a facility. */
export async function partsShowing(db: Tx, id: string): Promise<CacheTag[]> {
  const row = await db.facilityLocation.findUniqueOrThrow({ where: { id }, select: { id: true, slug: true } });
  const slugs = await allSlugs(db, 'facility_location', row);
  return ['facilities', ...slugs.map((slug) => `facility:${slug}` as const)];
}
