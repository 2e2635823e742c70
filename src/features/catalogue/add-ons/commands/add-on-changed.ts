import { partsOfCards, productsWithAddOn } from '@/features/catalogue/products/data';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';

/** Must run in the transaction that writes the add-on: after a change, before a removal. */
export const addOnChanged = async (tx: Tx, id: string): Promise<void> =>
  pagesChanged(tx, partsOfCards(await productsWithAddOn(tx, id)));
