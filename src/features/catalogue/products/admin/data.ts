import { toPictures, toPlaced } from '@/features/catalogue/data';
import { withImages } from '@/features/catalogue/dive-sites/data';
import { textFacts } from '@/features/catalogue/domain/text-facts';
import { inOrder, type Kind } from '@/features/catalogue/products/data';
import { productTexts } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import { Prisma } from '@/server/generated/prisma/client';
import { sorting } from '@/shared/list/sorting';
import type { Locale } from '@/shared/locale/locales';
import { upper } from '@/shared/schema/letter-case';
import { lineIn, textsIn, unwrittenIn } from '@/shared/schema/localised';
import {
  type AllProductsInput,
  type NewProduct,
  type ProductChange,
  type ProductRow,
  type ProductView,
  productRow,
  productView,
} from './schema';

const position = { position: 'asc' } as const;
const whole = {
  ...withImages,
  variants: { orderBy: position },
  faqs: { orderBy: position },
  addOns: { orderBy: position },
  locations: { include: { location: { select: { slug: true } } }, orderBy: position },
  comesAfter: { select: { slug: true }, orderBy: inOrder },
  programme: { select: { slug: true } },
  _count: { select: { orders: true, items: true } },
} satisfies Prisma.ProductInclude;
export type WholeProduct = Prisma.ProductGetPayload<{ include: typeof whole }>;

const forRow = { ...withImages, variants: { where: { active: true } } } satisfies Prisma.ProductInclude;
type ListedProduct = Prisma.ProductGetPayload<{ include: typeof forRow }>;

const matching = (search: string): Prisma.ProductWhereInput => ({
  searchText: { contains: search, mode: 'insensitive' },
});

const columns = { position: 'sortOrder', slug: 'slug', price: 'price', updated_at: 'updatedAt' } as const;

function orderOf(sort: AllProductsInput['sort']): Prisma.ProductOrderByWithRelationInput[] {
  const { column, direction } = sorting(columns, sort);
  return [{ [column]: direction }, { slug: direction }];
}

export async function productsBy(
  db: Tx,
  { search, sort, kind, active }: AllProductsInput,
  rows: { skip: number; take: number },
): Promise<{ total: number; rows: ListedProduct[] }> {
  const where = {
    ...(search && matching(search)),
    ...(kind && { kind: upper(kind) as Kind }),
    ...(active !== undefined && { active }),
  };
  const [total, found] = await Promise.all([
    db.product.count({ where }),
    db.product.findMany({ where, include: forRow, orderBy: orderOf(sort), ...rows }),
  ]);
  return { total, rows: found };
}

export function toProductRow(row: ListedProduct, locale: Locale): ProductRow {
  const texts = productTexts.parse(row.texts);
  const prices = row.variants.map(({ price }) => price);
  return productRow.parse({
    uuid: row.id,
    slug: row.slug,
    kind: row.kind.toLowerCase(),
    title: textsIn(texts, locale).title,
    cover: toPictures(row.images.slice(0, 1), locale)[0] ?? null,
    area: row.area,
    active: row.active,
    bookable: row.bookable,
    price: prices.length > 0 ? Math.min(...prices) : row.price,
    places_per_day: row.placesPerDay,
    unwritten: unwrittenIn(texts),
    updated_at: row.updatedAt.toISOString(),
  });
}

export const productBySlug = (db: Tx, slug: string): Promise<WholeProduct | null> =>
  db.product.findUnique({ where: { slug }, include: whole });

export const productById = (db: Tx, id: string): Promise<WholeProduct> =>
  db.product.findUniqueOrThrow({ where: { id }, include: whole });

export const toProductView = (row: WholeProduct): ProductView =>
  productView.parse({
    uuid: row.id,
    slug: row.slug,
    kind: row.kind.toLowerCase(),
    texts: row.texts,
    active: row.active,
    bookable: row.bookable,
    area: row.area,
    difficulty: row.difficulty.toLowerCase(),
    level: row.minimumLevel.toLowerCase(),
    dive_count: row.diveCount,
    duration_days: row.durationDays,
    minimum_age: row.minimumAge,
    languages: row.languages,
    pickup: row.pickup,
    transfers: row.transfers,
    weekdays: row.weekdays,
    places_per_day: row.placesPerDay,
    cut_off_hours: row.cutOffHours,
    max_quantity: row.maxQuantity,
    divers_per_package: row.diversPerPackage,
    depth_limit: row.depthLimit,
    current_limit: row.currentLimit,
    price: row.price,
    video_url: row.videoUrl,
    programme: row.programme?.slug ?? null,
    comes_after: row.comesAfter.map(({ slug }) => slug),
    add_ons: row.addOns.map(({ addOnId }) => addOnId),
    locations: row.locations.map(({ location }) => location.slug),
    variants: row.variants.map(({ id, names, price, active }) => ({ uuid: id, names, price, active })),
    faqs: row.faqs.map(({ id, texts }) => ({ uuid: id, texts })),
    pictures: row.images.map(({ media, alts }) => ({ ...toPlaced(media), alts })),
    ordered: row._count.orders > 0,
    version: row.updatedAt.toISOString(),
  });

export const titleOf = ({ texts }: { texts: unknown }): string => productTexts.parse(texts).en.title;

/** A product as the audit log tells of it: every part by its name, the texts by their languages. */
export function factsOf(row: WholeProduct) {
  const { uuid, version, ordered, texts, pictures, faqs, variants, ...facts } = toProductView(row);
  return {
    ...facts,
    ...textFacts(texts),
    variants: variants.map(({ names, price, active }) => ({ names, price, active })),
    faqs: faqs.map(({ texts: { en } }) => en.question),
    pictures: pictures.map(({ uuid: picture, alts }) => ({ picture, alt: lineIn(alts, 'en') })),
  };
}

type Columns = Omit<ProductChange, 'slug' | 'version'>;

/** The columns of what was said; what was not said stays as it is. */
const columnsOf = (said: Columns) => ({
  kind: said.kind && upper(said.kind),
  texts: said.texts,
  active: said.active,
  bookable: said.bookable,
  area: said.area,
  difficulty: said.difficulty && upper(said.difficulty),
  minimumLevel: said.level && upper(said.level),
  diveCount: said.dive_count,
  durationDays: said.duration_days,
  minimumAge: said.minimum_age,
  languages: said.languages,
  pickup: said.pickup,
  transfers: said.transfers === null ? Prisma.DbNull : said.transfers,
  weekdays: said.weekdays && [...said.weekdays].sort((a, b) => a - b),
  placesPerDay: said.places_per_day,
  cutOffHours: said.cut_off_hours,
  maxQuantity: said.max_quantity,
  diversPerPackage: said.divers_per_package,
  depthLimit: said.depth_limit,
  currentLimit: said.current_limit,
  price: said.price,
  videoUrl: said.video_url,
});

/** What a product is linked to, found by the names that were said. */
export type Links = { programmeId?: string | null; comesAfter?: string[]; addOns?: string[]; locations?: string[] };

const placed = <Item>(items: Item[]) => items.map((item, at) => ({ item, position: at }));
const toId = (id: string) => ({ id });

/** Everything around a new product. */
const newRelations = ({ comesAfter = [], addOns = [], locations = [], programmeId }: Links, said: Columns) => ({
  programmeId,
  comesAfter: { connect: comesAfter.map(toId) },
  addOns: { create: placed(addOns).map(({ item: addOnId, position: at }) => ({ addOnId, position: at })) },
  locations: { create: placed(locations).map(({ item: locationId, position: at }) => ({ locationId, position: at })) },
  variants: {
    create: placed(said.variants ?? []).map(({ item: { uuid, ...item }, position: at }) => ({ ...item, position: at })),
  },
  faqs: { create: placed(said.faqs ?? []).map(({ item: { texts }, position: at }) => ({ texts, position: at })) },
  images: {
    create: placed(said.pictures ?? []).map(({ item, position: at }) => ({
      mediaId: item.uuid,
      alts: item.alts,
      position: at,
    })),
  },
});

/** Lines of a list that was sent whole: those with a uuid are changed, those without are new, the others go. */
function replaced<Line extends { uuid?: string | undefined }, Data>(lines: Line[], toData: (line: Line) => Data) {
  const all = placed(lines);
  const kept = all.flatMap(({ item, position: at }) => (item.uuid ? [{ id: item.uuid, item, at }] : []));
  return {
    deleteMany: { id: { notIn: kept.map(({ id }) => id) } },
    update: kept.map(({ id, item, at }) => ({ where: { id }, data: { ...toData(item), position: at } })),
    create: all.flatMap(({ item, position: at }) => (item.uuid ? [] : [{ ...toData(item), position: at }])),
  };
}

const changedRelations = (links: Links, said: Columns): Prisma.ProductUncheckedUpdateInput => {
  const { addOns, locations } = newRelations(links, said);
  return {
    programmeId: links.programmeId,
    ...(links.comesAfter && { comesAfter: { set: links.comesAfter.map(toId) } }),
    ...(links.addOns && { addOns: { deleteMany: {}, ...addOns } }),
    ...(links.locations && { locations: { deleteMany: {}, ...locations } }),
    ...(said.variants && {
      variants: replaced(said.variants, ({ names, price, active }) => ({ names, price, active })),
    }),
    ...(said.faqs && { faqs: replaced(said.faqs, ({ texts }) => ({ texts })) }),
    ...(said.pictures && { images: { deleteMany: {}, ...newRelations({}, said).images } }),
  };
};

export async function insertProduct(
  tx: Tx,
  { slug, links, said, now }: { slug: string; links: Links; said: Omit<NewProduct, 'slug'>; now: Date },
): Promise<WholeProduct> {
  const { _max } = await tx.product.aggregate({ _max: { sortOrder: true } });
  return tx.product.create({
    data: {
      ...columnsOf(said),
      ...newRelations(links, said),
      kind: upper(said.kind),
      texts: said.texts,
      durationDays: said.duration_days,
      slug,
      sortOrder: (_max.sortOrder ?? -1) + 1,
      createdAt: now,
      updatedAt: now,
    },
    include: whole,
  });
}

export const changeProduct = (
  tx: Tx,
  id: string,
  { links, said, updatedAt }: { links: Links; said: Columns; updatedAt: Date },
): Promise<WholeProduct> =>
  tx.product.update({
    where: { id },
    data: { ...columnsOf(said), ...changedRelations(links, said), slug: said.new_slug, updatedAt },
    include: whole,
  });

/** Days that somebody only planned go with the product; orders never do. */
export async function deleteProduct(tx: Tx, id: string): Promise<void> {
  await tx.departure.deleteMany({ where: { productId: id } });
  await tx.product.delete({ where: { id } });
}
