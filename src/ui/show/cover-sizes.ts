type Shape = { width: number; height: number };

/** What three pixels to a point would show beyond this share of them, nobody sees; it would double the bytes. */
const SHARE_OF_DENSE = 0.75;

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * The `sizes` of a picture that covers the full width of the screen at this height. On a telephone it is cut at its
 * sides and drawn wider than the screen, so the screen's width alone would fetch a picture that has to be stretched.
 */
export function coverSizes({ width, height }: Shape, tall: string): string {
  const ratio = width / height;
  // With a space before it, Next finds the width of the screen and leaves out the sizes of thumbnails.
  const covering = (share: number) => `max( ${rounded(100 * share)}vw, calc(${tall} * ${rounded(ratio * share)}))`;
  return `(min-resolution: 2.5dppx) ${covering(SHARE_OF_DENSE)}, ${covering(1)}`;
}
