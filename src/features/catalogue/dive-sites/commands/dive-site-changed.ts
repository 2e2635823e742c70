import { partsShowing } from '@/features/catalogue/dive-sites/data';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';

/** Must run in the transaction that writes the dive site: after a change, before a removal. */
export const diveSiteChanged = async (tx: Tx, id: string): Promise<void> =>
  pagesChanged(tx, await partsShowing(tx, id));
