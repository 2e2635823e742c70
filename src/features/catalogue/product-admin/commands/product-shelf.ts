import { pagesChanged } from '../../../../server/public-pages/pages-changed';
import type { Shelf } from '../../commands/shelf';
import { productChanged } from '../../products/commands/product-changed';
import { changeProduct, factsOf, productById, titleOf, type WholeProduct } from '../data';

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
