import type { AllHoldLimits } from './hold-limits';

/**
 * How long an order holds its seats: shorter for a customer whose holds lapsed within a day. Rounded to full minutes,
 * as the customer reads them, but never longer than the shop has set.
 */
export function holdMinutes(base: number, endedUnpaid: number, shortened: AllHoldLimits['shortened']): number {
  if (endedUnpaid < shortened.halvedAfter) return base;
  const part = endedUnpaid < shortened.thirdAfter ? 2 : 3;
  return Math.min(base, Math.max(1, Math.round(base / part)));
}
