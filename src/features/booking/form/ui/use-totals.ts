'use client';
import { quantitiesOf } from '@/features/booking/divers/domain/equipment';
import { lastDayFrom } from '@/features/booking/domain/clashes';
import { type Draft, packagesOf } from '@/features/booking/domain/draft';
import { type ItemOnDraft, itemsWithPeople } from '@/features/booking/domain/draft-items';
import {
  collectedFees,
  type FeeLine,
  type FeePayer,
  feeLinesOf,
  feesOnSite,
} from '@/features/booking/domain/fee-lines';
import { priceOf, summedAmounts } from '@/features/booking/domain/price';
import type { ProductPrices } from '@/features/catalogue/prices/schema';
import type { ProductDetail } from '@/features/catalogue/schema';
import { dayAt } from '@/shared/time/days';
import { useBooking } from './booking-context';
import { useDraft } from './draft-provider';

type SoldProduct = { product: ProductDetail | undefined; prices: ProductPrices | undefined };

/** The price of an item by the shared price function; null while this many people cannot be booked. */
function totalOf(draft: Draft, item: ItemOnDraft, { product, prices }: SoldProduct, fees: FeeLine[]) {
  if (!product || !prices) return null;
  const variant = prices.variants.find(({ uuid }) => uuid === item.variant);
  const unitPrice = product.variants.length > 0 ? variant?.price : prices.price;
  const quantity = draft.basket ? item.divers.length / product.divers_per_package : packagesOf(draft);
  if (unitPrice === undefined || unitPrice === null || !quantity || quantity > product.max_quantity) return null;
  if (!Number.isInteger(quantity) && !product.allow_half_package) return null;
  const wantedOf = quantitiesOf({ ...draft, add_ons: item.add_ons }, product, item.divers);
  const addOns = product.add_ons.flatMap(({ uuid, name, unit }) => {
    const priced = prices.add_ons.find((addOn) => addOn.uuid === uuid);
    const wanted = wantedOf[uuid] ?? 0;
    return priced && wanted > 0 ? [{ ...priced, name, unit, quantity: wanted }] : [];
  });
  const { divers_per_package: diversPerPackage } = product;
  const births = item.divers.map((position) => draft.divers[position]?.date_of_birth ?? '');
  const pricedFor = { rules: prices.rules, date: item.activity_date, births };
  const terms = { paymentType: draft.payment_type, depositPercent: prices.deposit_percent };
  const passedOn = collectedFees(fees);
  return { ...priceOf({ unitPrice, quantity, diversPerPackage, addOns, passedOn, ...terms, ...pricedFor }), fees };
}

const orNull = (typed: string | undefined): string | null => typed || null;

/** The facts that the fees of an item's people depend on, as far as they are typed. */
function payersOf({ divers }: Draft, item: ItemOnDraft): FeePayer[] {
  return item.divers.map((position) => {
    const { nationality, residence, date_of_birth } = divers[position] ?? {};
    return {
      position,
      nationality: orNull(nationality),
      residence: orNull(residence),
      date_of_birth: orNull(date_of_birth),
    };
  });
}

/** The totals of the draft and of each item; the server's quote decides before payment. */
export function useTotals() {
  const { product, prices, others, otherPrices } = useBooking();
  const draft = useDraft((value) => value);
  if (!product || !prices) return null;
  const booked = itemsWithPeople(draft, product).map((item) => {
    const isOpen = item.product === product.slug;
    return isOpen
      ? { item, product, prices }
      : { item, product: others.get(item.product), prices: otherPrices.find(({ slug }) => slug === item.product) };
  });
  const fees = feeLinesOf(
    booked.map((sold) => {
      const first = sold.item.activity_date || dayAt(new Date());
      const last = lastDayFrom(first, sold.product?.duration_days ?? 1);
      return { fees: sold.prices?.fees ?? [], first, last, payers: payersOf(draft, sold.item) };
    }),
  );
  const items = booked.flatMap(({ item, ...sold }, index) => totalOf(draft, item, sold, fees[index] ?? []) ?? []);
  const isComplete = items.length === (draft.basket?.others.length ?? 0) + 1;
  return isComplete ? { items, onSite: feesOnSite(fees.flat()), ...summedAmounts(items) } : null;
}
export type Totals = ReturnType<typeof useTotals>;
