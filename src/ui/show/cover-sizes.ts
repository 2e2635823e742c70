type Shape = { width: number; height: number };

/** Share of three pixels to a point. A larger share doubles the bytes without a visible difference. */
const SHARE_OF_DENSE = 0.75;

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * The `sizes` of a picture that covers the full width of the screen at this height. A telephone crops it at its sides
 * and draws it wider than the screen, so a picture fetched at screen width would be stretched.
 */
export function coverSizes({ width, height }: Shape, tall: string): string {
  const ratio = width / height;
  // With a leading space, Next finds the width of the screen and leaves out thumbnail sizes.
  const covering = (share: number) => `max( ${rounded(100 * share)}vw, calc(${tall} * ${rounded(ratio * share)}))`;
  return `(min-resolution: 2.5dppx) ${covering(SHARE_OF_DENSE)}, ${covering(1)}`;
}
