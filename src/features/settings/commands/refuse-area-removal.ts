import { areasOfProducts } from '@/features/catalogue/products/queries/areas-of-products';
import { areasInOrders } from '@/features/orders/queries/areas-in-orders';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { fieldError } from '@/shared/errors/errors';
import { areaName, type ShopPickup } from '@/shared/shop/pickup';

/** An area used by an order or a product stays, so that its name can be shown; deactivate it instead. */
export async function refuseAreaRemoval(
  tx: Tx,
  { locale }: Pick<Ctx, 'locale'>,
  before: ShopPickup,
  after: ShopPickup,
): Promise<void> {
  const remaining = new Set(after.areas.map(({ slug }) => slug));
  const removed = before.areas.flatMap(({ slug }) => (remaining.has(slug) ? [] : [slug]));
  if (removed.length === 0) return;
  const used = new Set([...(await areasInOrders(tx)), ...(await areasOfProducts(tx))]);
  const [inUse] = removed.filter((slug) => used.has(slug));
  if (inUse) throw fieldError('areas', 'invalid.area_in_use', { area: areaName(before, locale, inUse) });
}
