import { type PriceRules, priceRules } from '@/features/catalogue/domain/price-rules';

type Priced = {
  price: number | null;
  variants: readonly { uuid?: string | undefined; price: number }[];
  price_rules: PriceRules;
  divers_per_package: number;
  allow_half_package: boolean;
};

function figuresOf(rules: PriceRules) {
  const { seasons, group, child } = priceRules.parse(rules);
  return [
    seasons.map(({ from, to, percent }) => [from, to, percent]),
    group && [group.from, group.percent],
    child && [child.up_to_age, child.percent],
  ];
}

/**
 * Serialises all prices of a product with their rules, to detect a change of any. Includes the set of options and the
 * number of people a price is for, but not the name of a season.
 */
export const pricesOf = ({ price, variants, price_rules, divers_per_package, allow_half_package }: Priced): string =>
  JSON.stringify([
    price,
    variants.map((variant) => `${variant.uuid} ${variant.price}`).sort(),
    figuresOf(price_rules),
    divers_per_package,
    allow_half_package,
  ]);
