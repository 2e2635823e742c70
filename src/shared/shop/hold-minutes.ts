/** The number of holds lapsed unpaid within a day after which the next hold is half or a third as long. */
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
