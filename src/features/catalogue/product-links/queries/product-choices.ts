import { choices } from '@/features/catalogue/product-links/data';
import type { ProductChoices } from '@/features/catalogue/products/admin/schema';
import type { Ctx } from '@/server/api/context';

/** What a product can be linked to; where there is very much, the first of it and what it is linked to already. */
export const choicesFor = ({ db, locale }: Ctx, slug?: string): Promise<ProductChoices> => choices(db, locale, slug);
