import type { Listing } from '@/features/catalogue/commands/listing';
import {
  changeProduct,
  factsOf,
  type ProductWithDetails,
  productById,
  titleOf,
} from '@/features/catalogue/products/admin/data';
import { productChanged } from '@/features/catalogue/products/commands/product-changed';
import { pagesChanged } from '@/server/page-cache/pages-changed';

export const productListing: Listing<ProductWithDetails> = {
  what: 'product',
  entity: 'product',
  byId: productById,
  nameOf: titleOf,
  factsOf,
  setActive: (tx, id, active, updatedAt) => changeProduct(tx, id, { links: {}, patch: { active }, updatedAt }),
  async changed(tx, id) {
    await productChanged(tx, id);
    await pagesChanged(tx, ['departures']);
  },
};
