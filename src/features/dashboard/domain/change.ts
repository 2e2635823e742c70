/** By which part something grew or shrank, to whole percents; null when there was nothing to grow from. */
export const changeSince = (before: number, now: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) / 100 : null;
