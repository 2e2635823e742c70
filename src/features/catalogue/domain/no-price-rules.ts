import type { PriceRules } from './price-rules';

/** Kept apart from the schema, so that public pages can work out prices without loading zod. */
export const noPriceRules: PriceRules = { seasons: [], group: null, child: null };
