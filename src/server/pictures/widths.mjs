/* The picture widths that pages request. Each is created once per picture, so there are only widths that look
   different on a screen. Next reads them in next.config.mjs, which cannot read TypeScript. */

export const deviceSizes = [640, 828, 1080, 1440, 1920, 2560];
export const imageSizes = [64, 128, 256, 384];

/**
 * The widths in which a picture of this width is served; a wider one would only enlarge it.
 * @param {number} width
 */
export const widthsOf = (width) => [...imageSizes, ...deviceSizes].filter((narrower) => narrower < width).concat(width);
