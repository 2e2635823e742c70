/* The widths in which pages ask for a picture. Each is made once per picture, so there are no more of them than a
   screen can tell apart. Next reads them in next.config.mjs, which cannot read TypeScript. */

export const deviceSizes = [640, 828, 1080, 1440, 1920, 2560];
export const imageSizes = [64, 128, 256, 384];

/**
 * Those in which a picture of this width is answered; a wider one would only be enlarged.
 * @param {number} width
 */
export const widthsOf = (width) => [...imageSizes, ...deviceSizes].filter((narrower) => narrower < width).concat(width);
