/** Divides by a whole number in integer arithmetic and rounds half up. */
export const dividedHalfUp = (amount: number, by: number): number => Math.floor((2 * amount + by) / (2 * by));

/** The last part takes the remainder, so that all parts add up to the rupiah. */
export function equalParts(amount: number, count: number): number[] {
  const part = Math.floor(amount / count);
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? amount - part * (count - 1) : part));
}

/** Share of one step when a count is distributed over all steps as evenly as whole numbers allow. */
export const shareOfStep = (count: number, steps: number, step: number): number =>
  Math.ceil(((step + 1) * count) / steps) - Math.ceil((step * count) / steps);
