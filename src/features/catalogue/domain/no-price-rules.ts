import type { PriceRules } from './price-rules';

/** Apart from their schema, so that a public page that works out a price needs no zod. */
export const noPriceRules: PriceRules = { seasons: [], group: null, child: null };
