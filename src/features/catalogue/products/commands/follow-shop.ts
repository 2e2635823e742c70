import { followCutOff, followRatio } from '@/features/catalogue/products/data';
import { lockDaysOfProducts } from '@/features/outings/seats/commands/recount-product';
import { recountRatios } from '@/features/outings/seats/commands/recount-ratios';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import type { ShopSelling } from '@/shared/shop/selling';
import { dayAt } from '@/shared/time/days';

/**
 * Updates products that use the shop's number of divers per guide or cut-off hours. No product has more divers per
 * guide than the shop: seats sold beyond that make its days short.
 */
export async function followShop(
  tx: Tx,
  { now }: Pick<Ctx, 'now'>,
  before: ShopSelling,
  after: ShopSelling,
): Promise<void> {
  if (before.divers_per_guide !== after.divers_per_guide) {
    const today = dayAt(now);
    // Locks the days first, because a claim locks its days before it reads the product.
    const locked = await lockDaysOfProducts(tx, today);
    await followRatio(tx, { from: before.divers_per_guide, to: after.divers_per_guide }, now);
    await recountRatios(tx, locked, today);
  }
  if (before.cut_off_hours !== after.cut_off_hours) {
    await followCutOff(tx, { from: before.cut_off_hours, to: after.cut_off_hours }, now);
    await pagesChanged(tx, ['departures']);
  }
}
