import type { Ctx } from '../../../../server/context';
import type { ProductChoices } from '../../product-admin/schema';
import { choices } from '../data';

/** What a product can be linked to; where there is very much, the first of it and what it is linked to already. */
export const choicesFor = ({ db, locale }: Ctx, slug?: string): Promise<ProductChoices> => choices(db, locale, slug);
