/** Scales a limit for this machine: tests and load runs raise all limits by one factor, and none falls to zero. */
export const timesFactor = (limit: number, factor: number): number => Math.max(1, Math.round(limit * factor));
