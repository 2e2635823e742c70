import type { Tx } from '../../../../server/db';
import { pagesChanged } from '../../../../server/public-pages/pages-changed';
import { partsOfCards, productsWithAddOn } from '../data';

/** For whoever writes an add-on, in the same transaction: after a change, before a removal. */
export const addOnChanged = async (tx: Tx, id: string): Promise<void> =>
  pagesChanged(tx, partsOfCards(await productsWithAddOn(tx, id)));
