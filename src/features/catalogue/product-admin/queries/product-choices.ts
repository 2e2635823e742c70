import type { Ctx } from '../../../../server/context';
import { choices } from '../data';
import type { ProductChoices } from '../schema';

/** What a product can be linked to. */
export const choicesFor = ({ db, locale }: Ctx): Promise<ProductChoices> => choices(db, locale);
