import { toShownPicture } from '@/features/media/domain/picture-view';
import type { Tx } from '@/server/database/db';
import { type AddOn, type Media, Prisma, type SlugOwner } from '@/server/generated/prisma/client';
import type { Locale } from '@/shared/locale/locales';
import { lineIn, textsIn } from '@/shared/schema/localised';
import { isChosenByDivers } from './domain/equipment';
import {
  addOnTexts,
  type DiveSiteCard,
  diveSiteCard,
  diveSiteTexts,
  type PictureView,
  type ProductDetail,
} from './schema';

export const toPicture = (media: Parameters<typeof toShownPicture>[0], alts: unknown, locale: Locale): PictureView => ({
  ...toShownPicture(media),
  alt: lineIn(alts, locale),
});

type ImageRow = { media: Media; alts: unknown };

export const toPictures = (images: ImageRow[], locale: Locale): PictureView[] =>
  images.map(({ media, alts }) => toPicture(media, alts, locale));

/** Id of the entity that formerly had this slug. */
export async function findRedirectTarget(db: Tx, owner: SlugOwner, slug: string): Promise<string | null> {
  const redirect = await db.slugRedirect.findUnique({ where: { owner_slug: { owner, slug } } });
  return redirect?.targetId ?? null;
}

/** Includes former slugs, because visitors may still use any of them. */
export async function allSlugs(
  db: Tx,
  owner: SlugOwner,
  { id, slug }: { id: string; slug: string },
): Promise<string[]> {
  const former = await db.slugRedirect.findMany({ where: { owner, targetId: id }, select: { slug: true } });
  return [slug, ...former.map((redirect) => redirect.slug)];
}

const tables = {
  product: Prisma.sql`products`,
  location: Prisma.sql`locations`,
  facility_location: Prisma.sql`facility_locations`,
} satisfies Partial<Record<SlugOwner, Prisma.Sql>>;
export type Shown = keyof typeof tables;

type Placed = { id: string; slug: string };

/** Locks the rows until the transaction ends; skips slugs without a row. */
export const lockNamed = (tx: Tx, what: Shown, slugs: string[]): Promise<Placed[]> =>
  tx.$queryRaw`SELECT id, slug FROM ${tables[what]} WHERE slug = ANY(${slugs}) ORDER BY id FOR UPDATE`;

/** Locks all rows in their order against concurrent sorting until the transaction ends. */
export async function lockOrder(tx: Tx, what: Shown): Promise<Placed[]> {
  await tx.$queryRaw`SELECT id FROM ${tables[what]} ORDER BY id FOR UPDATE`;
  return tx.$queryRaw`SELECT id, slug FROM ${tables[what]} ORDER BY sort_order, slug`;
}

/** Versions stay unchanged, because the order is not part of the edited fields. */
export const setOrder = (tx: Tx, what: Shown, ids: string[]): Promise<number> => tx.$executeRaw`
  UPDATE ${tables[what]} SET sort_order = place - 1
  FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS sorted (sorted_id, place)
  WHERE id = sorted_id AND sort_order <> place - 1`;

/** The owner's order of products and dive sites. */
export const inOrder = [{ sortOrder: 'asc' }, { slug: 'asc' }] satisfies Prisma.ProductOrderByWithRelationInput[];

export const withImages = {
  images: { include: { media: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.LocationInclude;

export type DiveSiteRow = Prisma.LocationGetPayload<{ include: typeof withImages }>;

export function toDiveSiteCard(row: DiveSiteRow, locale: Locale): DiveSiteCard {
  const { name, summary } = textsIn(diveSiteTexts.parse(row.texts), locale);
  return diveSiteCard.parse({
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

/** Omits the price. */
export function toAddOnCard(row: AddOn & { picture: Media | null }, locale: Locale): ProductDetail['add_ons'][number] {
  const { name, description } = textsIn(addOnTexts.parse(row.texts), locale);
  return {
    uuid: row.id,
    name,
    description,
    unit: row.unit,
    for_whom: row.forWhom === null ? null : lineIn(row.forWhom, locale) || null,
    // Without alternative text, because the name is next to it.
    picture: row.picture && toPicture(row.picture, { en: '' }, locale),
    equipment: isChosenByDivers(row),
    for_eyesight: row.forEyesight,
    takes_seat: row.takesSeat,
    private_guide: row.privateGuide,
  };
}
