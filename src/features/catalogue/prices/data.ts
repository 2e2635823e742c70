import { isChosenByDivers } from '@/features/catalogue/add-ons/domain/equipment';
import { sellsHalves } from '@/features/catalogue/domain/packages';
import { priceRules } from '@/features/catalogue/domain/price-rules';
import type { Orderable, ProductPrices } from '@/features/catalogue/prices/schema';
import { addOnTexts, productTexts } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import { type AddOn, type Media, Prisma, type Product, type ProductVariant } from '@/server/generated/prisma/client';
import type { Locale } from '@/shared/locale/locales';
import { localisedLine } from '@/shared/schema/localised';
import { transfers } from '@/shared/schema/transfers';

/** The variants and add-ons a customer may choose from. */
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
  | 'texts'
  | 'bookable'
  | 'pickup'
  | 'transfers'
  | 'depositPercent'
  | 'durationDays'
  | 'parts'
  | 'diversPerPackage'
  | 'allowHalfPackage'
  | 'maxQuantity'
  | 'minimumAge'
  | 'minimumLevel'
  | 'forms'
  | 'price'
  | 'priceRules'
>;
type CoverRow = { media: Pick<Media, 'key' | 'width' | 'height' | 'placeholder' | 'focusX' | 'focusY'>; alts: unknown };
export type OfferRow = Selling & {
  variants: Pick<ProductVariant, 'id' | 'names' | 'price'>[] | null;
  addOns:
    | Pick<
        AddOn,
        'id' | 'texts' | 'price' | 'unit' | 'maximum' | 'takesSeat' | 'privateGuide' | 'equipment' | 'forEyesight'
      >[]
    | null;
  cover: CoverRow | null;
};
/** Null facts: they are those of the version that the caller has. */
export type VersionedOffer = { slug: string; version: string; facts: OfferRow | null };
/** An empty version fits none. */
export type HeldVersion = { slug: string; version: string };

/**
 * The published ones of these products as a JSON list of `VersionedOffer`, for any statement. The version is made of the
 * transactions that wrote the rows, so that it is right on every instance, whoever changed them.
 */
export const versionedOffers = (held: readonly HeldVersion[]): Prisma.Sql => Prisma.sql`(
  SELECT coalesce(json_agg(offer), '[]') FROM (
    SELECT product.slug, seen.version, CASE WHEN seen.version <> held.version THEN json_build_object(
      'id', product.id, 'slug', product.slug, 'kind', product.kind, 'texts', product.texts,
      'bookable', product.bookable, 'pickup', product.pickup, 'transfers', product.transfers,
      'depositPercent', product.deposit_percent, 'durationDays', product.duration_days, 'diversPerPackage', product.divers_per_package,
      'parts', product.parts, 'allowHalfPackage', product.allow_half_package,
      'maxQuantity', product.max_quantity, 'minimumAge', product.minimum_age, 'minimumLevel', product.minimum_level,
      'forms', product.forms,
      'price', product.price, 'priceRules', product.price_rules,
      'variants', (
        SELECT json_agg(json_build_object('id', id, 'names', names, 'price', price) ORDER BY position)
        FROM product_variants WHERE product_id = product.id AND active),
      'addOns', (
        SELECT json_agg(json_build_object('id', add_on.id, 'texts', add_on.texts, 'price', add_on.price,
          'unit', add_on.unit, 'maximum', add_on.maximum, 'takesSeat', add_on.takes_seat,
          'privateGuide', add_on.private_guide, 'equipment', add_on.equipment,
          'forEyesight', add_on.for_eyesight) ORDER BY position)
        FROM product_add_ons JOIN add_ons AS add_on ON add_on.id = add_on_id
        WHERE product_id = product.id AND add_on.active),
      'cover', (
        SELECT json_build_object('alts', alts, 'media', json_build_object('key', media.key, 'width', media.width,
          'height', media.height, 'placeholder', media.placeholder, 'focusX', media.focus_x,
          'focusY', media.focus_y))
        FROM product_images JOIN media ON media.id = media_id
        WHERE product_id = product.id ORDER BY position LIMIT 1)
    ) END AS facts
    FROM unnest(${held.map(({ slug }) => slug)}::text[], ${held.map(({ version }) => version)}::text[])
      AS held (slug, version)
    JOIN products AS product ON product.slug = held.slug AND product.active
    CROSS JOIN LATERAL (SELECT concat_ws('/', product.id, product.xmin,
      (SELECT string_agg(concat(id, xmin), ',' ORDER BY id) FROM product_variants WHERE product_id = product.id),
      (SELECT string_agg(concat(add_on.id, add_on.xmin, chosen.xmin), ',' ORDER BY add_on.id)
       FROM product_add_ons AS chosen JOIN add_ons AS add_on ON add_on.id = chosen.add_on_id
       WHERE chosen.product_id = product.id),
      (SELECT string_agg(concat(image.id, image.xmin, media.xmin), ',' ORDER BY image.id)
       FROM product_images AS image JOIN media ON media.id = image.media_id WHERE image.product_id = product.id)
    ) AS version) AS seen
  ) AS offer
)`;

export const readOffers = async (db: Tx, held: readonly HeldVersion[]): Promise<VersionedOffer[]> => {
  const [row] = await db.$queryRaw<{ offers: VersionedOffer[] }[]>`SELECT ${versionedOffers(held)} AS offers`;
  return row?.offers ?? [];
};

export const toPrices = (row: PricedRow, usualDeposit: number): ProductPrices => ({
  slug: row.slug,
  price: row.price,
  variants: row.variants.map(({ id, price }) => ({ uuid: id, price })),
  add_ons: row.addOns.map(({ addOn }) => ({ uuid: addOn.id, price: addOn.price, maximum: addOn.maximum })),
  rules: priceRules.parse(row.priceRules),
  deposit_percent: row.depositPercent ?? usualDeposit,
});

/** One text field in every language that has it. */
const namesIn = <Key extends string>(texts: { [lng in Locale]?: { [key in Key]?: string } | undefined }, key: Key) =>
  localisedLine.parse(Object.fromEntries(Object.entries(texts).map(([lng, own]) => [lng, own?.[key] || undefined])));

export const toOrderable = (row: OfferRow): Orderable => ({
  id: row.id,
  slug: row.slug,
  kind: row.kind,
  titles: namesIn(productTexts.parse(row.texts), 'title'),
  bookable: row.bookable,
  pickup: row.pickup,
  transfers: transfers.nullable().parse(row.transfers),
  depositPercent: row.depositPercent,
  durationDays: row.durationDays,
  parts: row.parts,
  diversPerPackage: row.diversPerPackage,
  allowHalfPackage: sellsHalves(row),
  maxQuantity: row.maxQuantity,
  minimumAge: row.minimumAge,
  minimumLevel: row.minimumLevel,
  forms: row.forms,
  price: row.price,
  priceRules: priceRules.parse(row.priceRules),
  variants: (row.variants ?? []).map(({ id, names, price }) => ({ id, names: localisedLine.parse(names), price })),
  addOns: (row.addOns ?? []).map(
    ({ id, texts, price, unit, maximum, takesSeat, privateGuide, equipment, forEyesight }) => ({
      id,
      names: namesIn(addOnTexts.parse(texts), 'name'),
      price,
      unit,
      maximum,
      takesSeat,
      privateGuide,
      equipment: isChosenByDivers({ equipment, unit }),
      forEyesight,
    }),
  ),
});
