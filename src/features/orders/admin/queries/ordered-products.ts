import type { Ctx } from '../../../../server/context';
import { textsIn } from '../../../../shared/localised';
import { productTexts } from '../../../catalogue/schema';
import { productsWithOrders } from '../data';

/** What the orders are of, by name. */
export async function orderedProducts({ db, locale }: Pick<Ctx, 'db' | 'locale'>) {
  const products = (await productsWithOrders(db)).map(({ slug, texts }) => ({
    slug,
    title: textsIn(productTexts.parse(texts), locale).title,
  }));
  return products.sort((one, other) => one.title.localeCompare(other.title, locale));
}
