import type { PriceRules } from './price-rules';

/** Separate from the schema, so that a public page can calculate prices without loading zod. */
export const noPriceRules: PriceRules = { seasons: [], group: null, child: null };
