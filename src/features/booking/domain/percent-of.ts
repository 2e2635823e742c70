/** A percentage of an amount, rounded half up, in integer arithmetic. */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100);

/** The price of packages, the last of which may be a half; half a rupiah is rounded up. */
export const feeOf = (unitPrice: number, packages: number): number => percentOf(unitPrice, packages * 100);
