import type { levels } from '@/features/catalogue/domain/levels';
import { type PriceRules, priceRules } from '@/features/catalogue/domain/price-rules';
import type { addOnUnits, formsDue, productKinds } from '@/features/catalogue/schema';
import type { Part } from '@/features/outings/domain/parts';
import { listingPageSize } from '@/shared/list/listing';
import type { LocalisedLine } from '@/shared/schema/localised';
import type { Transfers } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';

/** Prices, for signed-in callers only. */
export const productPrices = z.object({
  slug: z.string(),
  price: z.number().nullable(),
  variants: z.array(z.object({ uuid: z.uuid(), price: z.number() })),
  add_ons: z.array(z.object({ uuid: z.uuid(), price: z.number(), maximum: z.number() })),
  /** What changes these prices: seasons, groups, children. */
  rules: priceRules,
  /** The percentage that a down payment is. */
  deposit_percent: z.int(),
});
export type ProductPrices = z.infer<typeof productPrices>;

/** What a page knows of the prices of a product: 'unknown' for a visitor. */
export type PriceState = { state: 'unknown' | 'asking' | 'failed' } | { state: 'loaded'; prices: ProductPrices };

/** The product data an order needs; it contains prices and stays on the server. */
export type Orderable = {
  id: string;
  slug: string;
  kind: (typeof productKinds)[number];
  titles: LocalisedLine;
  bookable: boolean;
  pickup: boolean;
  transfers: Transfers | null;
  /** The shop's when null. */
  depositPercent: number | null;
  durationDays: number;
  /** The parts of each of its days in which its guests are away. */
  parts: readonly Part[];
  diversPerPackage: number;
  /** Half a package is for one of two. */
  allowHalfPackage: boolean;
  maxQuantity: number;
  minimumAge: number;
  minimumLevel: (typeof levels)[number];
  forms: (typeof formsDue)[number];
  price: number | null;
  priceRules: PriceRules;
  variants: { id: string; names: LocalisedLine; price: number }[];
  addOns: {
    id: string;
    names: LocalisedLine;
    price: number;
    unit: (typeof addOnUnits)[number];
    maximum: number;
    takesSeat: boolean;
    privateGuide: boolean;
    equipment: boolean;
    forEyesight: boolean;
  }[];
};

/** At most as many as a page can show. */
export const pricesInput = z.strictObject({ slugs: z.array(z.string().max(200)).min(1).max(listingPageSize) });
