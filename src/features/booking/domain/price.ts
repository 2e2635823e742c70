import { dueAtOnce, feeOf } from './percent-of';
import { type PricedFor, type PriceTerms, reductions, seasonPrice } from './price-terms';

export type PaymentType = 'down_payment' | 'full_payment';
export type AddOnUnit = 'per_diver' | 'per_package' | 'per_order';

export type PricedAddOn = { price: number; unit: AddOnUnit; maximum: number; quantity: number };

/** The inputs of a price; all amounts are whole rupiah. */
export type Basket<AddOn extends PricedAddOn> = {
  unitPrice: number;
  /** In packages; a half is one person of two. */
  quantity: number;
  diversPerPackage: number;
  addOns: readonly AddOn[];
  paymentType: PaymentType;
  /** The down payment as a percentage of the total. */
  depositPercent: number;
  /** The fees that the shop collects for parks and authorities. */
  passedOn?: number | undefined;
} & PricedFor;

/** The maximum quantity of an add-on: one per diver, package begun or order, up to its own limit. */
export function maxQuantityOf(
  { unit, maximum }: Pick<PricedAddOn, 'unit' | 'maximum'>,
  quantity: number,
  divers: number,
) {
  const byUnit = { per_diver: divers, per_package: Math.ceil(quantity), per_order: 1 }[unit];
  return Math.min(maximum, byUnit);
}

/** The only price function: lines, total, and the amounts due now and on site. */
export function priceOf<AddOn extends PricedAddOn>(basket: Basket<AddOn>) {
  const { quantity, diversPerPackage, paymentType, depositPercent, passedOn = 0 } = basket;
  const { unitPrice, season } = seasonPrice(basket.unitPrice, basket);
  const addOns = basket.addOns.map((addOn) => {
    const ordered = Math.min(addOn.quantity, maxQuantityOf(addOn, quantity, quantity * diversPerPackage));
    return { ...addOn, quantity: ordered, amount: addOn.price * ordered };
  });
  const activityFee = feeOf(unitPrice, quantity);
  const addOnFee = addOns.reduce((sum, { amount }) => sum + amount, 0);
  const less = reductions(activityFee, quantity * diversPerPackage, basket);
  const discount = (less.group?.amount ?? 0) + (less.child?.amount ?? 0);
  const total = activityFee + addOnFee - discount + passedOn;
  const dueNowPercent = paymentType === 'full_payment' ? 100 : depositPercent;
  const dueNow = dueAtOnce({ total, passedOn }, dueNowPercent);
  const terms: PriceTerms = { ...(season && { season }), ...less };
  const amounts = {
    activityFee,
    addOnFee,
    discount,
    passedOn,
    total,
    dueNowPercent,
    dueNow,
    remaining: total - dueNow,
  };
  return { unitPrice, terms, addOns, ...amounts };
}

type Amounts = Record<'activityFee' | 'addOnFee' | 'discount' | 'passedOn' | 'total' | 'dueNow' | 'remaining', number>;

/** The amounts of several items together. */
export function summedAmounts(items: readonly Amounts[]): Amounts {
  const sum = (amount: keyof Amounts) => items.reduce((all, item) => all + item[amount], 0);
  return {
    activityFee: sum('activityFee'),
    addOnFee: sum('addOnFee'),
    discount: sum('discount'),
    passedOn: sum('passedOn'),
    total: sum('total'),
    dueNow: sum('dueNow'),
    remaining: sum('remaining'),
  };
}
