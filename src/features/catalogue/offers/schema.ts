import { productPrices } from '@/features/catalogue/prices/schema';
import { productCard, productDetail, productKinds } from '@/features/catalogue/schema';
import { pageFields, pageOf } from '@/shared/list/pages';
import { z } from '@/shared/schema/zod';

export const offersInput = z.strictObject({ ...pageFields, kind: z.enum(productKinds).optional() });
export type OffersInput = z.infer<typeof offersInput>;

const price = productPrices.shape.price.optional();
const addOn = productDetail.shape.add_ons.element.pick({ uuid: true, name: true, unit: true });

/** A product with everything needed to book it; without prices for a visitor. */
export const offer = productCard
  .pick({
    uuid: true,
    slug: true,
    kind: true,
    title: true,
    summary: true,
    cover: true,
    level: true,
    dive_count: true,
    duration_days: true,
    minimum_age: true,
    divers_per_package: true,
    allow_half_package: true,
    max_quantity: true,
    refresher: true,
    teaches: true,
    bookable: true,
  })
  .extend({
    forms: productDetail.shape.forms,
    requirements: productDetail.shape.requirements,
    variants: z.array(productDetail.shape.variants.element.extend({ price: z.number().optional() })),
    add_ons: z.array(addOn.extend({ maximum: z.number(), price: z.number().optional() })),
    price,
  });
export type Offer = z.infer<typeof offer>;

export const offersPage = pageOf(offer);
