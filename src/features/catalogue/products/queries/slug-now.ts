import { productSlugNow } from '@/features/catalogue/products/data';
import type { Tx } from '@/server/database/db';

/** The current slug of a product that had this one before. */
export const slugNow = (db: Tx, formerSlug: string): Promise<string | null> => productSlugNow(db, formerSlug);
