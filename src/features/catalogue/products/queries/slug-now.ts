import { productSlugNow } from '@/features/catalogue/products/data';
import type { Tx } from '@/server/database/db';

/** Where a product is that used to be here. */
export const slugNow = (db: Tx, formerSlug: string): Promise<string | null> => productSlugNow(db, formerSlug);
