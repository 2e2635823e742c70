/** A percentage of an amount, rounded half up, in integer arithmetic. */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100);

/** The amount due at once; a down payment leaves what is passed on to be paid with the rest. */
export const dueAtOnce = ({ total, passedOn }: { total: number; passedOn: number }, percent: number): number =>
  percent === 100 ? total : percentOf(Math.max(0, total - passedOn), percent);

/** The price of packages, the last of which may be a half; half a rupiah is rounded up. */
export const feeOf = (unitPrice: number, packages: number): number => percentOf(unitPrice, packages * 100);

/**
 * Divides an amount in proportion to weights: rounds each part half up and gives the last the rest, so that the parts
 * add up to the rupiah.
 */
export function sharesOf(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = amount;
  return weights.map((weight, index) => {
    const isLast = index === weights.length - 1;
    const share = isLast || all === 0 ? left : Math.min(left, Math.floor((2 * amount * weight + all) / (2 * all)));
    left -= share;
    return share;
  });
}
