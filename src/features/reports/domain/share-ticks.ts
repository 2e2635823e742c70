/** Round shares that an axis can be divided by, in hundredths. */
const steps = [1, 2, 5, 10, 20, 25] as const;
const MOST_STEPS = 5;

/** The marks of an axis of shares, which ends at the first round share that no bar exceeds. */
export function shareTicks(shares: readonly number[]): number[] {
  const largest = Math.max(0.01, ...shares) * 100;
  const step = steps.find((one) => largest / one <= MOST_STEPS) ?? Math.ceil(largest / MOST_STEPS / 25) * 25;
  // Dividing at the end keeps 0.3 from becoming 0.30000000000000004.
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, index) => (index * step) / 100);
}
