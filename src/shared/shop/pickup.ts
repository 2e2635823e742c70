import { errorKey } from '@/shared/errors/error-key';
import type { Locale } from '@/shared/locale/locales';
import { lineIn, writtenLine } from '@/shared/schema/localised';
import { pickupArea, span, type Transfers } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';

const MOST_AREAS = 50;

const area = span.extend({
  /** Its name in orders and over REST, which never changes. */
  slug: pickupArea,
  names: writtenLine,
  /** One that is not active stays for the orders that have it. */
  active: z.boolean(),
});
export type ShopArea = z.infer<typeof area>;

const hasEachOnce = (areas: readonly ShopArea[]): boolean =>
  new Set(areas.map(({ slug }) => slug)).size === areas.length;

/** Where guests are fetched in the morning, free of charge, and when they are back at their hotel. */
export const pickup = z.strictObject({
  areas: z.array(area).max(MOST_AREAS).refine(hasEachOnce, errorKey('invalid.twice')),
  returning: span,
});
export type ShopPickup = z.infer<typeof pickup>;

/** The name of an area, also of one that is not active; its slug where the shop has none of it. */
export function areaName({ areas }: ShopPickup, lng: Locale, slug: string): string {
  const found = areas.find((one) => one.slug === slug);
  return found ? lineIn(found.names, lng) : slug;
}

/** The usual times in the areas that are served; null where none is. */
export function usualTransfersOf({ areas, returning }: ShopPickup): Transfers | null {
  const served = areas.filter(({ active }) => active).map(({ slug, from, to }) => ({ area: slug, from, to }));
  return served.length > 0 ? { pickup: served, returning } : null;
}

/** A product's own times, in areas that are served, or the usual ones; null where guests come by themselves. */
export function transfersIn(shop: ShopPickup, product: { pickup: boolean; transfers: Transfers | null }) {
  const usual = usualTransfersOf(shop);
  if (!product.pickup || !usual) return null;
  if (!product.transfers) return usual;
  const { pickup: own, returning } = product.transfers;
  const served = own.filter(({ area: slug }) => usual.pickup.some((one) => one.area === slug));
  return served.length > 0 ? { pickup: served, returning } : null;
}
