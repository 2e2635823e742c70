import type { BookingInput } from '@/features/booking/schema';
import type { Orderable } from '@/features/catalogue/prices/schema';
import { AppError, fieldError } from '@/shared/errors/errors';
import { type ShopPickup, transfersIn } from '@/shared/shop/pickup';
import type { ShopSelling } from '@/shared/shop/selling';
import { collectedFees, type FeeLine } from './fee-lines';
import { priceOf } from './price';

/** A product with variants is bought as one variant; a product without variants has its own price. */
function chosenVariant(product: Orderable, uuid: string | null) {
  const variant = product.variants.find(({ id }) => id === uuid);
  if (variant) return variant;
  if (product.variants.length > 0 || uuid) throw fieldError('variant', 'required.variant');
  return null;
}

function chosenAddOns(product: Orderable, chosen: BookingInput['add_ons']) {
  return chosen.map(({ add_on, quantity }, index) => {
    const addOn = product.addOns.find(({ id }) => id === add_on);
    if (!addOn) throw fieldError(`add_ons.${index}.add_on`, 'invalid.add_on');
    return { ...addOn, quantity };
  });
}

const sumOf = (addOns: readonly { quantity: number }[]) => addOns.reduce((sum, { quantity }) => sum + quantity, 0);

type Wanted = Pick<BookingInput, 'variant' | 'quantity' | 'add_ons' | 'payment_type'> & {
  activity_date?: string | undefined;
  /** The birth dates of the item's divers, if known. */
  births?: readonly (string | null)[];
  /** The names of the companions. */
  companions?: readonly (string | null)[] | undefined;
  fees?: readonly FeeLine[] | undefined;
};

/** The shop's terms, for products without their own. */
export type Terms = { selling: Pick<ShopSelling, 'deposit_percent'>; pickup: ShopPickup };

/** The requested items with prices from the catalogue, never from the request. */
export function basketOf(product: Orderable, { fees = [], ...input }: Wanted, shop: Terms) {
  if (input.quantity > product.maxQuantity)
    throw fieldError('quantity', 'invalid.too_many_packages', { total: product.maxQuantity });
  if (!Number.isInteger(input.quantity) && !product.allowHalfPackage)
    throw fieldError('quantity', 'invalid.whole_packages');
  const variant = chosenVariant(product, input.variant);
  const unitPrice = variant?.price ?? product.price;
  if (unitPrice === null) throw new AppError('not_bookable');
  const price = priceOf({
    unitPrice,
    quantity: input.quantity,
    diversPerPackage: product.diversPerPackage,
    addOns: chosenAddOns(product, input.add_ons),
    paymentType: input.payment_type,
    rules: product.priceRules,
    date: input.activity_date,
    births: input.births,
    depositPercent: product.depositPercent ?? shop.selling.deposit_percent,
    passedOn: collectedFees(fees),
  });
  const companions = sumOf(price.addOns.filter(({ takesSeat }) => takesSeat));
  if ((input.companions?.length ?? 0) > companions) throw fieldError('companions', 'invalid.field');
  const transfers = transfersIn(shop.pickup, product);
  return {
    product: { ...product, pickup: transfers !== null, transfers },
    variant,
    diverCount: input.quantity * product.diversPerPackage,
    companions,
    fees,
    hasPrivateGuide: sumOf(price.addOns.filter(({ privateGuide }) => privateGuide)) > 0,
    ...price,
  };
}
export type Basket = ReturnType<typeof basketOf>;
