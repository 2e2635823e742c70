import { isChosenByDivers } from '@/features/catalogue/domain/equipment';
import { sellsHalves } from '@/features/catalogue/domain/packages';
import { priceRules } from '@/features/catalogue/domain/price-rules';
import { requirements } from '@/features/catalogue/domain/requirements';
import type { Orderable, ProductPrices } from '@/features/catalogue/prices/schema';
import { addOnTexts, productTexts } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import { fieldsOf } from '@/server/database/fields';
import { type AddOn, type Media, Prisma, type Product, type ProductVariant } from '@/server/generated/prisma/client';
import type { Locale } from '@/shared/locale/locales';
import { localisedLine } from '@/shared/schema/localised';
import { transfers } from '@/shared/schema/transfers';
import { feesAt } from '@/shared/shop/fees';
import type { Shop } from '@/shared/shop/sections';

/** Variants and add-ons a customer may choose from. */
export const choices = {
  variants: { where: { active: true }, orderBy: { position: 'asc' } },
  addOns: {
    where: { addOn: { active: true } },
    include: { addOn: { include: { picture: true } } },
    orderBy: { position: 'asc' },
  },
} satisfies Prisma.ProductInclude;
type PricedRow = Prisma.ProductGetPayload<{ include: typeof choices }>;

export const pricedProducts = (db: Tx, slugs: string[]): Promise<PricedRow[]> =>
  db.product.findMany({ where: { slug: { in: slugs }, active: true }, include: choices });

type Selling = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'kind'
  | 'area'
  | 'servedAreas'
  | 'texts'
  | 'bookable'
  | 'pickup'
  | 'transfers'
  | 'depositPercent'
  | 'durationDays'
  | 'diveCount'
  | 'departureTime'
  | 'parts'
  | 'diversPerPackage'
  | 'allowHalfPackage'
  | 'maxQuantity'
  | 'minimumAge'
  | 'minimumLevel'
  | 'forms'
  | 'refresher'
  | 'requirements'
  | 'price'
  | 'priceRules'
>;
type CoverRow = { media: Pick<Media, 'key' | 'width' | 'height' | 'placeholder' | 'focusX' | 'focusY'>; alts: unknown };
export type OfferRow = Selling & {
  variants: Pick<ProductVariant, 'id' | 'names' | 'price'>[];
  addOns: Pick<
    AddOn,
    'id' | 'texts' | 'price' | 'unit' | 'maximum' | 'takesSeat' | 'privateGuide' | 'equipment' | 'forEyesight'
  >[];
  cover: CoverRow | null;
};
/** Rows with the database's column names. */
type StoredRows = {
  product: object;
  variants: object[];
  addOns: object[];
  cover: { alts: unknown; media: object } | null;
};
/** Null rows mean that the caller already has this version. */
export type VersionedOffer = { slug: string; version: string; rows: StoredRows | null };
/** An empty version matches none. */
export type HeldVersion = { slug: string; version: string };

/** SQL that returns the published products among these as a JSON list of `VersionedOffer`, for use in any statement. */
export const versionedOffers = (held: readonly HeldVersion[]): Prisma.Sql => Prisma.sql`offers_since(
  ${held.map(({ slug }) => slug)}::text[], ${held.map(({ version }) => version)}::text[])`;

export const toOfferRow = ({ product, variants, addOns, cover }: StoredRows): OfferRow => ({
  ...(fieldsOf(product) as Selling),
  variants: variants.map(fieldsOf) as OfferRow['variants'],
  addOns: addOns.map(fieldsOf) as OfferRow['addOns'],
  cover: cover && { ...cover, media: fieldsOf(cover.media) as CoverRow['media'] },
});

export const readOffers = async (db: Tx, held: readonly HeldVersion[]): Promise<VersionedOffer[]> => {
  const [row] = await db.$queryRaw<{ offers: VersionedOffer[] }[]>`SELECT ${versionedOffers(held)} AS offers`;
  return row?.offers ?? [];
};

export const toPrices = (row: PricedRow, { selling, fees }: Pick<Shop, 'selling' | 'fees'>): ProductPrices => ({
  slug: row.slug,
  price: row.price,
  variants: row.variants.map(({ id, price }) => ({ uuid: id, price })),
  add_ons: row.addOns.map(({ addOn }) => ({ uuid: addOn.id, price: addOn.price, maximum: addOn.maximum })),
  rules: priceRules.parse(row.priceRules),
  deposit_percent: row.depositPercent ?? selling.deposit_percent,
  fees: feesAt(fees.fees, row),
});

/** Collects one text field in every language that has it. */
const namesIn = <Key extends string>(texts: { [lng in Locale]?: { [key in Key]?: string } | undefined }, key: Key) =>
  localisedLine.parse(Object.fromEntries(Object.entries(texts).map(([lng, own]) => [lng, own?.[key] || undefined])));

export const toOrderable = (row: OfferRow): Orderable => ({
  id: row.id,
  slug: row.slug,
  kind: row.kind,
  area: row.area,
  servedAreas: row.servedAreas,
  titles: namesIn(productTexts.parse(row.texts), 'title'),
  bookable: row.bookable,
  pickup: row.pickup,
  transfers: transfers.nullable().parse(row.transfers),
  depositPercent: row.depositPercent,
  durationDays: row.durationDays,
  diveCount: row.diveCount,
  departureTime: row.departureTime,
  parts: row.parts,
  diversPerPackage: row.diversPerPackage,
  allowHalfPackage: sellsHalves(row),
  maxQuantity: row.maxQuantity,
  minimumAge: row.minimumAge,
  minimumLevel: row.minimumLevel,
  forms: row.forms,
  refresher: row.refresher,
  requirements: requirements.parse(row.requirements),
  price: row.price,
  priceRules: priceRules.parse(row.priceRules),
  variants: row.variants.map(({ id, names, price }) => ({ id, names: localisedLine.parse(names), price })),
  addOns: row.addOns.map(({ id, texts, price, unit, maximum, takesSeat, privateGuide, equipment, forEyesight }) => ({
    id,
    names: namesIn(addOnTexts.parse(texts), 'name'),
    price,
    unit,
    maximum,
    takesSeat,
    privateGuide,
    equipment: isChosenByDivers({ equipment, unit }),
    forEyesight,
  })),
});
