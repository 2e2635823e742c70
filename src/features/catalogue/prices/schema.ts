import { type PriceRules, priceRules } from '@/features/catalogue/domain/price-rules';
import type { Requirements } from '@/features/catalogue/domain/requirements';
import type { addOnUnits, formsDue, productKinds } from '@/features/catalogue/schema';
import type { Part } from '@/features/outings/domain/parts';
import type { levels } from '@/shared/diving/levels';
import { listingPageSize } from '@/shared/list/listing';
import type { LocalisedLine } from '@/shared/schema/localised';
import type { Transfers } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';
import { shopFee } from '@/shared/shop/fees';
import type { ClockTime } from '@/shared/time/clock-times';

/** For signed-in callers only. */
export const productPrices = z.object({
  slug: z.string(),
  price: z.number().nullable(),
  variants: z.array(z.object({ uuid: z.uuid(), price: z.number() })),
  add_ons: z.array(z.object({ uuid: z.uuid(), price: z.number(), maximum: z.number() })),
  /** Rules that change these prices: seasons, groups, children. */
  rules: priceRules,
  /** Down payment in percent. */
  deposit_percent: z.int(),
  /** The fees of parks and authorities where it goes. */
  fees: z.array(shopFee),
});
export type ProductPrices = z.infer<typeof productPrices>;

/** State of a product's prices on a page: 'unknown' for a visitor. */
export type PriceState = { state: 'unknown' | 'asking' | 'failed' } | { state: 'loaded'; prices: ProductPrices };

/** Product data that an order needs; contains prices, so it stays on the server. */
export type Orderable = {
  id: string;
  slug: string;
  kind: (typeof productKinds)[number];
  area: string | null;
  servedAreas: readonly string[];
  titles: LocalisedLine;
  bookable: boolean;
  pickup: boolean;
  transfers: Transfers | null;
  /** Null for the shop's percentage. */
  depositPercent: number | null;
  durationDays: number;
  /** Dives on all of its days together. */
  diveCount: number;
  /** The usual time; individual days may have their own. */
  departureTime: ClockTime;
  /** Parts of each of its days in which guests are away. */
  parts: readonly Part[];
  diversPerPackage: number;
  /** True if half a package can be booked, for one of two people. */
  allowHalfPackage: boolean;
  maxQuantity: number;
  minimumAge: number;
  minimumLevel: (typeof levels)[number];
  forms: (typeof formsDue)[number];
  refresher: boolean;
  requirements: Requirements;
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

/** Limited to the products that fit on a page. */
export const pricesInput = z.strictObject({ slugs: z.array(z.string().max(200)).min(1).max(listingPageSize) });
