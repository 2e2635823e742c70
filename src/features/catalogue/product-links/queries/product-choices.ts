import { choices } from '@/features/catalogue/product-links/data';
import type { ProductChoices } from '@/features/catalogue/product-links/domain/choices';
import type { Ctx } from '@/server/api/context';

/** The possible links of a product: the first ones up to a limit, plus its current ones. */
export const choicesFor = ({ db, locale }: Ctx, slug?: string): Promise<ProductChoices> => choices(db, locale, slug);
