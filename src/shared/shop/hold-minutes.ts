/** How many holds must lapse unpaid within a day before the next one is cut to a half, or to a third. */
type Shortened = { halvedAfter: number; thirdAfter: number };

/**
 * Minutes that an order holds its seats: fewer for a customer whose holds lapsed within a day. Rounded to full minutes,
 * as the customer reads them, but never longer than the shop has set.
 */
export function holdMinutes(base: number, endedUnpaid: number, shortened: Shortened): number {
  if (endedUnpaid < shortened.halvedAfter) return base;
  const part = endedUnpaid < shortened.thirdAfter ? 2 : 3;
  return Math.min(base, Math.max(1, Math.round(base / part)));
}
