import { packagesOf } from '@/features/booking/domain/draft';
import { priceOf } from '@/features/booking/domain/price';
import type { ProductPrices } from '@/features/catalogue/prices/schema';
import type { ProductDetail } from '@/features/catalogue/schema';

export type BoxProduct = Pick<
  ProductDetail,
  'slug' | 'title' | 'divers_per_package' | 'allow_half_package' | 'max_quantity' | 'variants'
>;
type Chosen = { variant: string; activity_date: string; quantity: string };

export type BoxPrice = {
  /** True while no option is chosen; the price is then that of the cheapest option. */
  isFrom: boolean;
  people: number;
  total: number;
  /** The price per person. */
  each: number;
  dueNow: number;
  remaining: number;
  depositPercent: number;
};

function unitPriceOf({ variants, price }: ProductPrices, product: BoxProduct, variant: string) {
  if (product.variants.length === 0) return { unitPrice: price, isFrom: false };
  const chosen = variants.find(({ uuid }) => uuid === variant);
  const lowest = variants.length > 0 ? Math.min(...variants.map((one) => one.price)) : null;
  return { unitPrice: chosen?.price ?? lowest, isFrom: chosen === undefined };
}

/** The price of the current choice in a box, without extras; null when this number of people cannot be booked. */
export function boxPrice(prices: ProductPrices, product: BoxProduct, chosen: Chosen): BoxPrice | null {
  const { unitPrice, isFrom } = unitPriceOf(prices, product, chosen.variant);
  const quantity = packagesOf(chosen);
  if (unitPrice === null || quantity === null || quantity > product.max_quantity) return null;
  if (!Number.isInteger(quantity) && !product.allow_half_package) return null;
  const diversPerPackage = product.divers_per_package;
  const { total, dueNow, remaining } = priceOf({
    ...{ unitPrice, quantity, diversPerPackage, addOns: [], paymentType: 'down_payment' },
    depositPercent: prices.deposit_percent,
    rules: prices.rules,
    date: chosen.activity_date || undefined,
  });
  const people = quantity * diversPerPackage;
  const each = Math.round(total / people);
  return { isFrom, people, total, each, dueNow, remaining, depositPercent: prices.deposit_percent };
}
