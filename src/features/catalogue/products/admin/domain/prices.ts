type Priced = { price: number | null; variants: readonly { uuid?: string | undefined; price: number }[] };

/** All prices of a product as one text, to notice a change of any; an option more or less is one too. */
export const pricesOf = ({ price, variants }: Priced): string =>
  JSON.stringify([price, ...variants.map((variant) => `${variant.uuid} ${variant.price}`).sort()]);
