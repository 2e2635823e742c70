/** Width of each page in points; Chromium does not compress page objects. */
export const pageWidths = (pdf: Buffer): number[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+)/g)].map(([, width]) => Math.round(Number(width)));
