/** After how many holds that ended unpaid within a day the next one is half or a third as long. */
type Shortened = { halvedAfter: number; thirdAfter: number };

/**
 * How long an order holds its seats: shorter for a customer whose holds lapsed within a day. Rounded to full minutes,
 * as the customer reads them, but never longer than the shop has set.
 */
export function holdMinutes(base: number, endedUnpaid: number, shortened: Shortened): number {
  if (endedUnpaid < shortened.halvedAfter) return base;
  const part = endedUnpaid < shortened.thirdAfter ? 2 : 3;
  return Math.min(base, Math.max(1, Math.round(base / part)));
}
