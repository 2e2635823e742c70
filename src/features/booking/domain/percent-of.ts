/** A percentage of an amount, rounded half up, in integer arithmetic. */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100);
