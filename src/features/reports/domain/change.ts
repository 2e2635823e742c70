/** In whole percents; null if the earlier value is zero. */
export const changeSince = (before: number, now: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) / 100 : null;
