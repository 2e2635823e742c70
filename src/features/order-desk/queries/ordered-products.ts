import { productTexts } from '@/features/catalogue/schema';
import { productsWithOrders } from '@/features/order-desk/data/staff-orders';
import type { Ctx } from '@/server/api/context';
import { textsIn } from '@/shared/schema/localised';

/** Every product that has orders, by name. */
export async function orderedProducts({ db, locale }: Pick<Ctx, 'db' | 'locale'>) {
  const products = (await productsWithOrders(db)).map(({ slug, texts }) => ({
    slug,
    title: textsIn(productTexts.parse(texts), locale).title,
  }));
  return products.sort((one, other) => one.title.localeCompare(other.title, locale));
}
