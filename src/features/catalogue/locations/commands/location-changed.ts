import type { Tx } from '../../../../server/db';
import { pagesChanged } from '../../../../server/public-pages/pages-changed';
import { partsShowing } from '../data';

/** For whoever writes a dive site, in the same transaction: after a change, before a removal. */
export const locationChanged = async (tx: Tx, id: string): Promise<void> =>
  pagesChanged(tx, await partsShowing(tx, id));
