/** The width of each page in points; Chromium compresses no page object. */
export const pageWidths = (pdf: Buffer): number[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+)/g)].map(([, width]) => Math.round(Number(width)));
