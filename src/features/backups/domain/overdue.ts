const HOUR_MS = 60 * 60 * 1000;
/** One missed night and half a day to notice it. */
const LONGEST_HOURS = 36;

export const isOverdue = (latest: Date | null, now: Date): boolean =>
  latest === null || now.getTime() - latest.getTime() > LONGEST_HOURS * HOUR_MS;
