import type { Tx } from '../../../../server/db';
import { productSlugNow } from '../data';

/** Where a product is that used to be here. */
export const slugNow = (db: Tx, formerSlug: string): Promise<string | null> => productSlugNow(db, formerSlug);
