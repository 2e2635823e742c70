/** An amount divided by a whole number, rounded half up, in integer arithmetic. */
export const dividedHalfUp = (amount: number, by: number): number => Math.floor((2 * amount + by) / (2 * by));

/** As many equal parts, of which the last takes the remainder, so that they add up to the rupiah. */
export function equalParts(amount: number, count: number): number[] {
  const part = Math.floor(amount / count);
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? amount - part * (count - 1) : part));
}

/** The share of one of so many steps, when a count is spread over them as evenly as whole numbers allow. */
export const shareOfStep = (count: number, steps: number, step: number): number =>
  Math.ceil(((step + 1) * count) / steps) - Math.ceil((step * count) / steps);
