import type { Tx } from '../../../../server/db';
import { pagesChanged } from '../../../../server/public-pages/pages-changed';
import { partsShowing } from '../data';

/** For whoever writes one of the shop's places, in the same transaction: after a change, before a removal. */
export const facilityChanged = async (tx: Tx, id: string): Promise<void> =>
  pagesChanged(tx, await partsShowing(tx, id));
