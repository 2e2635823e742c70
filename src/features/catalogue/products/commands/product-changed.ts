import { partsShowing } from '@/features/catalogue/products/data';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';

/** Must run in the transaction that writes the product: after a change, before a removal. */
export const productChanged = async (tx: Tx, id: string): Promise<void> => pagesChanged(tx, await partsShowing(tx, id));
