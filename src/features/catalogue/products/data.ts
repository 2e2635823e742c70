import {
  allSlugs,
  findRedirectTarget,
  inOrder,
  toAddOnCard,
  toDiveSiteCard,
  toPictures,
  withImages,
} from '@/features/catalogue/data';
import { currentAt, depthAt } from '@/features/catalogue/domain/limits';
import { sellsHalves } from '@/features/catalogue/domain/packages';
import { choices } from '@/features/catalogue/prices/data';
import {
  faqTexts,
  type ProductCard,
  type ProductDetail,
  productCard,
  productDetail,
  productTexts,
} from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { listingPageSize, rowsOfListing } from '@/shared/list/listing';
import type { Locale } from '@/shared/locale/locales';
import { lineIn, textsIn } from '@/shared/schema/localised';
import { transfers } from '@/shared/schema/transfers';
import { type ShopPickup, transfersIn } from '@/shared/shop/pickup';
import type { CacheTag } from '@/shared/site/cache-tag';

const goesTo = {
  where: { location: { active: true } },
  include: { location: { include: withImages } },
  orderBy: { position: 'asc' },
} satisfies Prisma.Product$locationsArgs;

const forCard = { ...withImages, locations: goesTo } satisfies Prisma.ProductInclude;
const ladder = { where: { active: true }, orderBy: { sortOrder: 'asc' } } satisfies Prisma.Product$comesAfterArgs;
const forDetail = {
  ...forCard,
  ...choices,
  faqs: { orderBy: { position: 'asc' } },
  comesAfter: ladder,
  comesBefore: ladder,
  programme: true,
  items: { where: { active: true }, include: forCard, orderBy: { sortOrder: 'asc' }, take: listingPageSize },
} satisfies Prisma.ProductInclude;

type CardRow = Prisma.ProductGetPayload<{ include: typeof forCard }>;
type DetailRow = Prisma.ProductGetPayload<{ include: typeof forDetail }>;
export type Kind = CardRow['kind'];

/** Products of a listing, without formats of a programme, because the programme's page lists them. */
export const activeProducts = (db: Tx, kinds: readonly Kind[], page: number): Promise<CardRow[]> =>
  db.product.findMany({
    where: { active: true, kind: { in: [...kinds] }, programmeId: null },
    include: forCard,
    orderBy: inOrder,
    ...rowsOfListing(page),
  });

export const activeProductsAt = (db: Tx, siteId: string): Promise<CardRow[]> =>
  db.product.findMany({
    where: { active: true, locations: { some: { locationId: siteId } } },
    include: forCard,
    orderBy: inOrder,
    take: listingPageSize,
  });

export const activeProduct = (db: Tx, slug: string): Promise<DetailRow | null> =>
  db.product.findFirst({ where: { slug, active: true }, include: forDetail });

export const partsOfEach = (db: Tx, ids: string[]) =>
  db.product.findMany({ where: { id: { in: ids } }, select: { id: true, parts: true } });

/** Includes products no longer on offer. */
export const requirementRows = (db: Tx, ids: string[]) =>
  db.product.findMany({
    where: { id: { in: ids } },
    select: {
      ...{ id: true, minimumAge: true, minimumLevel: true, refresher: true, requirements: true, skippedSteps: true },
      addOns: { where: { addOn: { active: true, privateGuide: true } }, select: { addOnId: true } },
    },
  });

/** Includes unpublished products. */
export const productInAnyState = (db: Tx, slug: string): Promise<DetailRow | null> =>
  db.product.findUnique({ where: { slug }, include: forDetail });

export async function productSlugNow(db: Tx, slug: string): Promise<string | null> {
  const id = await findRedirectTarget(db, 'product', slug);
  const found = id ? await db.product.findFirst({ where: { id, active: true }, select: { slug: true } }) : null;
  return found?.slug ?? null;
}

type Addressed = { slug: string };

export const partsOfCards = (rows: Addressed[]): CacheTag[] => rows.map(({ slug }) => `product:${slug}` as const);

/** Cache tags of everything on a product's page. */
export const partsOfDetail = (row: DetailRow): CacheTag[] => [
  ...row.locations.map(({ location }) => `location:${location.slug}` as const),
  ...partsOfCards([...row.comesAfter, ...row.comesBefore, ...row.items, ...(row.programme ? [row.programme] : [])]),
];

const address = { select: { slug: true } };

/** Cache tags of everything that shows or will show a product. */
export async function partsShowing(db: Tx, id: string): Promise<CacheTag[]> {
  const row = await db.product.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      slug: true,
      kind: true,
      programme: address,
      comesAfter: address,
      comesBefore: address,
      locations: { select: { location: address } },
    },
  });
  const around = [...row.comesAfter, ...row.comesBefore, ...(row.programme ? [row.programme] : [])];
  return [
    `products:${row.kind}`,
    ...(await allSlugs(db, 'product', row)).map((slug) => `product:${slug}` as const),
    ...around.map(({ slug }) => `products-around:${slug}` as const),
    ...row.locations.map(({ location }) => `products-at:${location.slug}` as const),
  ];
}

export const productsWithAddOn = (db: Tx, addOnId: string) =>
  db.product.findMany({ where: { addOns: { some: { addOnId } } }, select: { slug: true } });

export function toProductCard(row: CardRow, locale: Locale): ProductCard {
  const { title, summary } = textsIn(productTexts.parse(row.texts), locale);
  const sites = row.locations.map(({ location }) => location);
  return productCard.parse({
    uuid: row.id,
    slug: row.slug,
    kind: row.kind,
    title,
    summary,
    cover: toPictures(row.images.slice(0, 1), locale)[0] ?? null,
    area: row.area,
    difficulty: row.difficulty,
    level: row.minimumLevel,
    dive_count: row.diveCount,
    duration_days: row.durationDays,
    minimum_age: row.minimumAge,
    bookable: row.bookable,
    divers_per_package: row.diversPerPackage,
    allow_half_package: sellsHalves(row),
    max_quantity: row.maxQuantity,
    refresher: row.refresher,
    teaches: row.teaches,
    depth: depthAt(sites, row.depthLimit),
    current: currentAt(sites, row.currentLimit),
    life: [...new Set(sites.flatMap((site) => site.life))],
  });
}

type Named = Pick<CardRow, 'kind' | 'slug' | 'texts'>;
const toLink = (row: Named, locale: Locale) => ({
  kind: row.kind,
  slug: row.slug,
  title: textsIn(productTexts.parse(row.texts), locale).title,
});

export function toProductDetail(row: DetailRow, locale: Locale, pickup: ShopPickup): ProductDetail {
  const { body, itinerary, included, excluded } = textsIn(productTexts.parse(row.texts), locale);
  const fetched = transfersIn(pickup, { pickup: row.pickup, transfers: transfers.nullable().parse(row.transfers) });
  return productDetail.parse({
    ...toProductCard(row, locale),
    body,
    itinerary,
    included,
    excluded,
    languages: row.languages,
    pickup: fetched !== null,
    transfers: fetched,
    departure_time: row.departureTime,
    meeting_time: row.meetingTime,
    parts: row.parts,
    weekdays: row.weekdays,
    forms: row.forms,
    requirements: row.requirements,
    video_url: row.videoUrl,
    pictures: toPictures(row.images, locale),
    faqs: row.faqs.map(({ texts }) => textsIn(faqTexts.parse(texts), locale)),
    variants: row.variants.map(({ id, names }) => ({ uuid: id, name: lineIn(names, locale) })),
    add_ons: row.addOns.map(({ addOn }) => toAddOnCard(addOn, locale)),
    locations: row.locations.map(({ location }) => toDiveSiteCard(location, locale)),
    comes_after: row.comesAfter.map((before) => toLink(before, locale)),
    comes_before: row.comesBefore.map((after) => toLink(after, locale)),
    programme: row.programme?.active ? toLink(row.programme, locale) : null,
    items: row.items.map((item) => toProductCard(item, locale)),
  });
}

/** Covers of products, including those no longer on offer. */
export const coversOf = (db: Tx, ids: string[]) =>
  db.productImage.findMany({
    where: { productId: { in: ids } },
    distinct: ['productId'],
    orderBy: [{ productId: 'asc' }, { position: 'asc' }],
    include: { media: true },
  });

export const countConfirmedByHand = (db: Tx, ids: string[]): Promise<number> =>
  db.product.count({ where: { id: { in: ids }, confirmation: 'by_hand' } });

type Followed = { from: number; to: number };

/** Updates the products that use the shop's ratio, and the products that exceed the new ratio. */
export const followRatio = (tx: Tx, { from, to }: Followed, now: Date): Promise<number> => tx.$executeRaw`
  UPDATE products SET divers_per_guide = ${to}, updated_at = greatest(${now}, updated_at + interval '1 millisecond')
  WHERE divers_per_guide = ${from} OR divers_per_guide > ${to}`;

export const followCutOff = (tx: Tx, { from, to }: Followed, now: Date): Promise<number> => tx.$executeRaw`
  UPDATE products SET cut_off_hours = ${to}, updated_at = greatest(${now}, updated_at + interval '1 millisecond')
  WHERE cut_off_hours = ${from}`;

export async function pickupAreasOfProducts(db: Tx): Promise<string[]> {
  const rows = await db.$queryRaw<{ area: string }[]>`
    SELECT DISTINCT entry->>'area' AS area FROM products, jsonb_array_elements(transfers->'pickup') AS entry
    WHERE jsonb_typeof(transfers->'pickup') = 'array'`;
  return rows.map(({ area }) => area);
}
