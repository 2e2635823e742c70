import { addOnTexts, type Orderable, type ProductPrices, productTexts } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import type { Locale } from '@/shared/locale/locales';
import { localisedLine } from '@/shared/schema/localised';
import { transfers } from '@/shared/time/pickup';

/** The variants and add-ons a customer may choose from. */
export const choices = {
  variants: { where: { active: true }, orderBy: { position: 'asc' } },
  addOns: { where: { addOn: { active: true } }, include: { addOn: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.ProductInclude;
type PricedRow = Prisma.ProductGetPayload<{ include: typeof choices }>;

export const pricedProducts = (db: Tx, slugs: string[]): Promise<PricedRow[]> =>
  db.product.findMany({ where: { slug: { in: slugs }, active: true }, include: choices });

export const orderableProduct = (db: Tx, slug: string): Promise<PricedRow | null> =>
  db.product.findFirst({ where: { slug, active: true }, include: choices });

export const toPrices = (row: PricedRow): ProductPrices => ({
  slug: row.slug,
  price: row.price,
  variants: row.variants.map(({ id, price }) => ({ uuid: id, price })),
  add_ons: row.addOns.map(({ addOn }) => ({ uuid: addOn.id, price: addOn.price, maximum: addOn.maximum })),
});

/** One text field in every language that has it. */
const namesIn = <Key extends string>(texts: { [lng in Locale]?: { [key in Key]?: string } | undefined }, key: Key) =>
  localisedLine.parse(Object.fromEntries(Object.entries(texts).map(([lng, own]) => [lng, own?.[key] || undefined])));

export const toOrderable = (row: PricedRow): Orderable => ({
  id: row.id,
  slug: row.slug,
  kind: row.kind,
  titles: namesIn(productTexts.parse(row.texts), 'title'),
  bookable: row.bookable,
  pickup: row.pickup,
  transfers: transfers.nullable().parse(row.transfers),
  durationDays: row.durationDays,
  diversPerPackage: row.diversPerPackage,
  maxQuantity: row.maxQuantity,
  minimumAge: row.minimumAge,
  minimumLevel: row.minimumLevel,
  price: row.price,
  needs: {
    transport: row.transport,
    ledBy: row.ledBy,
    diversPerGuide: row.diversPerGuide,
    parts: row.parts,
    areas: row.servedAreas,
  },
  variants: row.variants.map(({ id, names, price }) => ({ id, names: localisedLine.parse(names), price })),
  addOns: row.addOns.map(({ addOn: { id, texts, price, unit, maximum, takesSeat, privateGuide } }) => ({
    id,
    names: namesIn(addOnTexts.parse(texts), 'name'),
    price,
    unit,
    maximum,
    takesSeat,
    privateGuide,
  })),
});
