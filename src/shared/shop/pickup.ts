import { errorKey } from '@/shared/errors/error-key';
import type { Locale } from '@/shared/locale/locales';
import { lineIn, writtenLine } from '@/shared/schema/localised';
import { pickupArea, span, type Transfers } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';

const MAX_AREAS = 50;

const area = span.extend({
  /** The area's name in orders and over REST; it never changes. */
  slug: pickupArea,
  names: writtenLine,
  /** An inactive area stays for the orders that use it. */
  active: z.boolean(),
});
export type ShopArea = z.infer<typeof area>;

const hasEachOnce = (areas: readonly ShopArea[]): boolean =>
  new Set(areas.map(({ slug }) => slug)).size === areas.length;

/** The areas with free morning pickup, and the time guests are back at their hotel. */
export const pickup = z.strictObject({
  areas: z.array(area).max(MAX_AREAS).refine(hasEachOnce, errorKey('invalid.twice')),
  returning: span,
});
export type ShopPickup = z.infer<typeof pickup>;

/** The name of an area, active or not; its slug when the shop does not know the area. */
export function areaName({ areas }: ShopPickup, lng: Locale, slug: string): string {
  const found = areas.find((one) => one.slug === slug);
  return found ? lineIn(found.names, lng) : slug;
}

/** The usual times in the served areas; null when no area is served. */
export function defaultTransfersOf({ areas, returning }: ShopPickup): Transfers | null {
  const served = areas.filter(({ active }) => active).map(({ slug, from, to }) => ({ area: slug, from, to }));
  return served.length > 0 ? { pickup: served, returning } : null;
}

/** A product's own times in the served areas, or the usual ones; null when guests come by themselves. */
export function transfersIn(shop: ShopPickup, product: { pickup: boolean; transfers: Transfers | null }) {
  const usual = defaultTransfersOf(shop);
  if (!product.pickup || !usual) return null;
  if (!product.transfers) return usual;
  const { pickup: own, returning } = product.transfers;
  const served = own.filter(({ area: slug }) => usual.pickup.some((one) => one.area === slug));
  return served.length > 0 ? { pickup: served, returning } : null;
}
