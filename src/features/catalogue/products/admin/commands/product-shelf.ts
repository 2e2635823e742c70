import type { Shelf } from '@/features/catalogue/commands/shelf';
import {
  changeProduct,
  factsOf,
  productById,
  titleOf,
  type WholeProduct,
} from '@/features/catalogue/products/admin/data';
import { productChanged } from '@/features/catalogue/products/commands/product-changed';
import { pagesChanged } from '@/server/page-cache/pages-changed';

export const productShelf: Shelf<WholeProduct> = {
  what: 'PRODUCT',
  thing: 'product',
  byId: productById,
  nameOf: titleOf,
  factsOf,
  setActive: (tx, id, active, updatedAt) => changeProduct(tx, id, { links: {}, said: { active }, updatedAt }),
  async changed(tx, id) {
    await productChanged(tx, id);
    await pagesChanged(tx, ['departures']);
  },
};
