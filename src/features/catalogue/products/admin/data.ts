import { inOrder, toPictures, withImages } from '@/features/catalogue/data';
import { textFacts } from '@/features/catalogue/domain/text-facts';
import {
  changedRelations,
  type Links,
  newRelations,
  type ProductPatch,
} from '@/features/catalogue/products/admin/domain/relations';
import { productTexts } from '@/features/catalogue/schema';
import { toPictureView } from '@/features/media/domain/picture-view';
import { parts } from '@/features/outings/domain/parts';
import type { Tx } from '@/server/database/db';
import { Prisma } from '@/server/generated/prisma/client';
import { sorting } from '@/shared/list/sorting';
import type { Locale } from '@/shared/locale/locales';
import { focusPosition } from '@/shared/schema/focus-position';
import { lineIn, textsIn, unwrittenIn } from '@/shared/schema/localised';
import {
  type AllProductsInput,
  type NewProduct,
  type ProductRow,
  type ProductView,
  productRow,
  productView,
} from './schema';

const position = { position: 'asc' } as const;
const productInclude = {
  ...withImages,
  variants: { orderBy: position },
  faqs: { orderBy: position },
  addOns: { orderBy: position },
  locations: { include: { location: { select: { slug: true } } }, orderBy: position },
  comesAfter: { select: { slug: true }, orderBy: inOrder },
  programme: { select: { slug: true } },
  _count: { select: { orderItems: true, items: true } },
} satisfies Prisma.ProductInclude;
export type ProductWithDetails = Prisma.ProductGetPayload<{ include: typeof productInclude }>;

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
    ...(kind && { kind }),
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
    kind: row.kind,
    title: textsIn(texts, locale).title,
    cover: toPictures(row.images.slice(0, 1), locale)[0] ?? null,
    area: row.area,
    active: row.active,
    bookable: row.bookable,
    price: prices.length > 0 ? Math.min(...prices) : row.price,
    price_rules: row.priceRules,
    divers_per_package: row.diversPerPackage,
    allow_half_package: row.allowHalfPackage,
    places_per_day: row.seatsPerDay,
    transport: row.transport,
    led_by: row.ledBy,
    divers_per_guide: row.diversPerGuide,
    unwritten: unwrittenIn(texts),
    updated_at: row.updatedAt.toISOString(),
  });
}

export const productBySlug = (db: Tx, slug: string): Promise<ProductWithDetails | null> =>
  db.product.findUnique({ where: { slug }, include: productInclude });

export const productById = (db: Tx, id: string): Promise<ProductWithDetails> =>
  db.product.findUniqueOrThrow({ where: { id }, include: productInclude });

export const toProductView = (row: ProductWithDetails): ProductView =>
  productView.parse({
    uuid: row.id,
    slug: row.slug,
    kind: row.kind,
    texts: row.texts,
    active: row.active,
    bookable: row.bookable,
    area: row.area,
    difficulty: row.difficulty,
    level: row.minimumLevel,
    dive_count: row.diveCount,
    duration_days: row.durationDays,
    minimum_age: row.minimumAge,
    languages: row.languages,
    pickup: row.pickup,
    transfers: row.transfers,
    weekdays: row.weekdays,
    places_per_day: row.seatsPerDay,
    cut_off_hours: row.cutOffHours,
    confirmation: row.confirmation,
    forms: row.forms,
    departure_time: row.departureTime,
    transport: row.transport,
    led_by: row.ledBy,
    divers_per_guide: row.diversPerGuide,
    parts: row.parts,
    served_areas: row.servedAreas,
    meeting_time: row.meetingTime,
    deposit_percent: row.depositPercent,
    max_quantity: row.maxQuantity,
    divers_per_package: row.diversPerPackage,
    allow_half_package: row.allowHalfPackage,
    refresher: row.refresher,
    ...{ requirements: row.requirements, teaches: row.teaches, skipped_steps: row.skippedSteps },
    depth_limit: row.depthLimit,
    current_limit: row.currentLimit,
    price: row.price,
    price_rules: row.priceRules,
    video_url: row.videoUrl,
    programme: row.programme?.slug ?? null,
    comes_after: row.comesAfter.map(({ slug }) => slug),
    add_ons: row.addOns.map(({ addOnId }) => addOnId),
    locations: row.locations.map(({ location }) => location.slug),
    variants: row.variants.map(({ id, names, price, active }) => ({ uuid: id, names, price, active })),
    faqs: row.faqs.map(({ id, texts }) => ({ uuid: id, texts })),
    pictures: row.images.map(({ media, alts }) => ({ ...toPictureView(media), alts })),
    ordered: row._count.orderItems > 0,
    version: row.updatedAt.toISOString(),
  });

export const titleOf = ({ texts }: { texts: unknown }): string => productTexts.parse(texts).en.title;

/** Values for the audit log, with the texts by language. */
export function factsOf(row: ProductWithDetails) {
  const { uuid, version, ordered, texts, pictures, faqs, variants, ...facts } = toProductView(row);
  return {
    ...facts,
    ...textFacts(texts),
    variants: variants.map(({ names, price, active }) => ({ names, price, active })),
    faqs: faqs.map(({ texts: { en } }) => en.question),
    pictures: pictures.map(({ uuid: picture, alts, focus }) => ({
      picture,
      alt: lineIn(alts, 'en'),
      focus: focusPosition(focus),
    })),
  };
}

/** Leaves omitted fields unchanged. */
const columnsOf = (patch: ProductPatch) => ({
  kind: patch.kind,
  texts: patch.texts,
  active: patch.active,
  bookable: patch.bookable,
  area: patch.area,
  difficulty: patch.difficulty,
  minimumLevel: patch.level,
  diveCount: patch.dive_count,
  durationDays: patch.duration_days,
  minimumAge: patch.minimum_age,
  languages: patch.languages,
  pickup: patch.pickup,
  transfers: patch.transfers === null ? Prisma.DbNull : patch.transfers,
  weekdays: patch.weekdays && [...patch.weekdays].sort((a, b) => a - b),
  seatsPerDay: patch.places_per_day,
  cutOffHours: patch.cut_off_hours,
  confirmation: patch.confirmation,
  forms: patch.forms,
  departureTime: patch.departure_time,
  transport: patch.transport,
  ledBy: patch.led_by,
  diversPerGuide: patch.divers_per_guide,
  parts: patch.parts && parts.filter((part) => patch.parts?.includes(part)),
  servedAreas: patch.served_areas,
  meetingTime: patch.meeting_time,
  depositPercent: patch.deposit_percent,
  maxQuantity: patch.max_quantity,
  diversPerPackage: patch.divers_per_package,
  allowHalfPackage: patch.allow_half_package,
  refresher: patch.refresher,
  ...{ requirements: patch.requirements, teaches: patch.teaches, skippedSteps: patch.skipped_steps },
  depthLimit: patch.depth_limit,
  currentLimit: patch.current_limit,
  price: patch.price,
  priceRules: patch.price_rules,
  videoUrl: patch.video_url,
});

export async function insertProduct(
  tx: Tx,
  { slug, links, values, now }: { slug: string; links: Links; values: Omit<NewProduct, 'slug'>; now: Date },
): Promise<ProductWithDetails> {
  const { _max } = await tx.product.aggregate({ _max: { sortOrder: true } });
  return tx.product.create({
    data: {
      ...columnsOf(values),
      ...newRelations(links, values),
      kind: values.kind,
      texts: values.texts,
      durationDays: values.duration_days,
      slug,
      sortOrder: (_max.sortOrder ?? -1) + 1,
      createdAt: now,
      updatedAt: now,
    },
    include: productInclude,
  });
}

export const changeProduct = (
  tx: Tx,
  id: string,
  { links, patch, updatedAt }: { links: Links; patch: ProductPatch; updatedAt: Date },
): Promise<ProductWithDetails> =>
  tx.product.update({
    where: { id },
    data: { ...columnsOf(patch), ...changedRelations(links, patch), slug: patch.new_slug, updatedAt },
    include: productInclude,
  });

/** Deletes the planned days too; must not be called for a product with orders. */
export async function deleteProduct(tx: Tx, id: string): Promise<void> {
  await tx.departure.deleteMany({ where: { productId: id } });
  await tx.product.delete({ where: { id } });
}
