import { lastDayFrom } from '@/features/booking/domain/clashes';
import { packagesOf } from '@/features/booking/domain/draft';
import { collectedFees, type FeeLine, feeLinesOf, feesOnSite, isAtMost } from '@/features/booking/domain/fee-lines';
import { priceOf } from '@/features/booking/domain/price';
import type { ProductPrices } from '@/features/catalogue/prices/schema';
import type { ProductDetail } from '@/features/catalogue/schema';
import { dayAt } from '@/shared/time/days';

export type BoxProduct = Pick<
  ProductDetail,
  'slug' | 'title' | 'duration_days' | 'divers_per_package' | 'allow_half_package' | 'max_quantity' | 'variants'
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
  /** Fees of parks that the total contains, and those paid at the gate, for guests of whom nothing is known. */
  passedOn: number;
  onSite: number;
  isAtMost: boolean;
  depositPercent: number;
};

function unitPriceOf({ variants, price }: ProductPrices, product: BoxProduct, variant: string) {
  if (product.variants.length === 0) return { unitPrice: price, isFrom: false };
  const chosen = variants.find(({ uuid }) => uuid === variant);
  const lowest = variants.length > 0 ? Math.min(...variants.map((one) => one.price)) : null;
  return { unitPrice: chosen?.price ?? lowest, isFrom: chosen === undefined };
}

function feesOf({ fees }: ProductPrices, product: BoxProduct, date: string, people: number): FeeLine[] {
  const first = date || dayAt(new Date());
  const unknown = { nationality: null, residence: null, date_of_birth: null };
  const payers = Array.from({ length: people }, (_, position) => ({ position, ...unknown }));
  return feeLinesOf([{ fees, first, last: lastDayFrom(first, product.duration_days), payers }])[0] ?? [];
}

/** The price of the current choice in a box, without extras; null when this number of people cannot be booked. */
export function boxPrice(prices: ProductPrices, product: BoxProduct, chosen: Chosen): BoxPrice | null {
  const { unitPrice, isFrom } = unitPriceOf(prices, product, chosen.variant);
  const quantity = packagesOf(chosen);
  if (unitPrice === null || quantity === null || quantity > product.max_quantity) return null;
  if (!Number.isInteger(quantity) && !product.allow_half_package) return null;
  const diversPerPackage = product.divers_per_package;
  const people = quantity * diversPerPackage;
  const fees = feesOf(prices, product, chosen.activity_date, people);
  const passedOn = collectedFees(fees);
  const { total, dueNow, remaining } = priceOf({
    ...{ unitPrice, quantity, diversPerPackage, addOns: [], paymentType: 'down_payment' },
    passedOn,
    depositPercent: prices.deposit_percent,
    rules: prices.rules,
    date: chosen.activity_date || undefined,
  });
  const each = Math.round(total / people);
  const ofFees = { passedOn, onSite: feesOnSite(fees), isAtMost: fees.some(isAtMost) };
  return { isFrom, people, total, each, dueNow, remaining, ...ofFees, depositPercent: prices.deposit_percent };
}
