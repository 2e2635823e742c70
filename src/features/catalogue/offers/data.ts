import { inOrder, toPictures, withImages } from '@/features/catalogue/data';
import { sellsHalves } from '@/features/catalogue/domain/packages';
import { choices } from '@/features/catalogue/prices/data';
import type { Kind } from '@/features/catalogue/products/data';
import { addOnTexts, productTexts } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import type { Locale } from '@/shared/locale/locales';
import { lineIn, textsIn } from '@/shared/schema/localised';
import { type Offer, offer } from './schema';

const forOffer = { ...withImages, ...choices } satisfies Prisma.ProductInclude;
type OfferRow = Prisma.ProductGetPayload<{ include: typeof forOffer }>;

export async function activeOffers(
  db: Tx,
  kind: Kind | undefined,
  rows: { skip: number; take: number },
): Promise<{ total: number; rows: OfferRow[] }> {
  const where = { active: true, ...(kind && { kind }) };
  const [total, found] = await Promise.all([
    db.product.count({ where }),
    db.product.findMany({ where, include: forOffer, orderBy: inOrder, ...rows }),
  ]);
  return { total, rows: found };
}

export const activeOffer = (db: Tx, slug: string): Promise<OfferRow | null> =>
  db.product.findFirst({ where: { slug, active: true }, include: forOffer });

/** Includes all prices or none. */
export function toOffer(row: OfferRow, locale: Locale, withPrices: boolean): Offer {
  const { title, summary } = textsIn(productTexts.parse(row.texts), locale);
  const priced = <Price>(price: Price) => (withPrices ? { price } : {});
  return offer.parse({
    uuid: row.id,
    slug: row.slug,
    kind: row.kind,
    title,
    summary,
    cover: toPictures(row.images.slice(0, 1), locale)[0] ?? null,
    level: row.minimumLevel,
    dive_count: row.diveCount,
    duration_days: row.durationDays,
    minimum_age: row.minimumAge,
    max_quantity: row.maxQuantity,
    forms: row.forms,
    divers_per_package: row.diversPerPackage,
    allow_half_package: sellsHalves(row),
    refresher: row.refresher,
    teaches: row.teaches,
    requirements: row.requirements,
    bookable: row.bookable,
    variants: row.variants.map(({ id, names, price }) => ({ uuid: id, name: lineIn(names, locale), ...priced(price) })),
    add_ons: row.addOns.map(({ addOn }) => ({
      uuid: addOn.id,
      name: textsIn(addOnTexts.parse(addOn.texts), locale).name,
      unit: addOn.unit,
      maximum: addOn.maximum,
      ...priced(addOn.price),
    })),
    ...priced(row.price),
  });
}
