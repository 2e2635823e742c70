import type { ProductDetail } from '@/features/catalogue/schema';

/** The products of the other items, by slug. */
export type Others = ReadonlyMap<string, ProductDetail>;

export const noOthers: Others = new Map();

type Asks = Pick<ProductDetail, 'forms' | 'level' | 'add_ons'>;

/** Combines the requirements of all products of the booking for the people's forms. */
export function together<Product extends Asks>(product: Product, booked: readonly Asks[]): Product {
  if (booked.length < 2) return product;
  const addOns = new Map(booked.flatMap(({ add_ons }) => add_ons.map((addOn) => [addOn.uuid, addOn])));
  return {
    ...product,
    forms: booked.some(({ forms }) => forms === 'before_payment') ? 'before_payment' : product.forms,
    level: booked.find(({ level }) => level !== 'none')?.level ?? 'none',
    add_ons: [...addOns.values()],
  };
}
