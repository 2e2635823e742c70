/** A limit for this machine: tests and load runs raise all of them by one factor, and none falls to zero. */
export const timesFactor = (limit: number, factor: number): number => Math.max(1, Math.round(limit * factor));
