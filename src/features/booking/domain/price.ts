export type PaymentType = 'down_payment' | 'full_payment';
export type AddOnUnit = 'per_diver' | 'per_package' | 'per_order';

/** Of a hundred, what a down payment is of the total. */
export const DOWN_PAYMENT_PERCENT = 30;

export type PricedAddOn = { price: number; unit: AddOnUnit; maximum: number; quantity: number };

/** What a price is made of; all amounts are whole rupiah. */
export type Basket<AddOn extends PricedAddOn> = {
  unitPrice: number;
  quantity: number;
  diversPerPackage: number;
  addOns: readonly AddOn[];
  paymentType: PaymentType;
};

/** A part of a whole amount, rounded half up, without leaving whole numbers. */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100);

/** How often an add-on can be had with so many packages: once for each diver, package or order, up to its own limit. */
export function mostOf({ unit, maximum }: Pick<PricedAddOn, 'unit' | 'maximum'>, quantity: number, divers: number) {
  const byUnit = { per_diver: divers, per_package: quantity, per_order: 1 }[unit];
  return Math.min(maximum, byUnit);
}

/** The one price function: what is ordered, what it costs, what is due now and what on site. */
export function priceOf<AddOn extends PricedAddOn>(basket: Basket<AddOn>) {
  const { unitPrice, quantity, diversPerPackage, paymentType } = basket;
  const addOns = basket.addOns.map((addOn) => {
    const ordered = Math.min(addOn.quantity, mostOf(addOn, quantity, quantity * diversPerPackage));
    return { ...addOn, quantity: ordered, amount: addOn.price * ordered };
  });
  const activityFee = unitPrice * quantity;
  const addOnFee = addOns.reduce((sum, { amount }) => sum + amount, 0);
  const discount = 0;
  const total = activityFee + addOnFee - discount;
  const dueNow = paymentType === 'full_payment' ? total : percentOf(total, DOWN_PAYMENT_PERCENT);
  return { addOns, activityFee, addOnFee, discount, total, dueNow, remaining: total - dueNow };
}
