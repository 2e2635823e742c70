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
 * Serialises everything that a price depends on, so that any change of price can be noticed; ignores names and the
 * order of options.
 */
export const pricesOf = ({ price, variants, price_rules, divers_per_package, allow_half_package }: Priced): string =>
  JSON.stringify([
    price,
    variants.map((variant) => `${variant.uuid} ${variant.price}`).sort(),
    figuresOf(price_rules),
    divers_per_package,
    allow_half_package,
  ]);
