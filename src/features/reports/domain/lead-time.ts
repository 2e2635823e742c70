/** Orders in a span and in the one before, by the number of days between booking and activity. */
export type LeadTime = { days: number; orders: number; before: number };

/** First day of each group; a group ends where the next one begins. */
const starts = [0, 1, 2, 4, 8, 15, 31, 91] as const;

export type LeadGroup = { from_days: number; to_days: number | null; orders: number; before: number };

/** An order entered after its activity counts as a same-day booking. */
export const groupLeadTimes = (rows: readonly LeadTime[]): LeadGroup[] =>
  starts.map((from, index) => {
    const next = starts[index + 1];
    const own = rows.filter(({ days }) => (index === 0 || days >= from) && (next === undefined || days < next));
    return {
      from_days: from,
      to_days: next === undefined ? null : next - 1,
      orders: own.reduce((sum, { orders }) => sum + orders, 0),
      before: own.reduce((sum, { before }) => sum + before, 0),
    };
  });

/** Number of days that half of the orders do not exceed; null without orders. */
export function medianDays(rows: readonly LeadTime[], which: 'orders' | 'before'): number | null {
  const total = rows.reduce((sum, row) => sum + row[which], 0);
  if (total === 0) return null;
  let passed = 0;
  for (const row of rows.toSorted((one, other) => one.days - other.days)) {
    passed += row[which];
    if (passed * 2 >= total) return Math.max(0, row.days);
  }
  return null;
}
