import { PDFiumLibrary } from '@hyzyla/pdfium';

export type Pixels = { width: number; height: number; data: Uint8Array };

/** Draws the pages of a PDF, four bytes a pixel. */
export async function pixelsOfPdf(pdf: Uint8Array): Promise<Pixels[]> {
  const pdfium = await PDFiumLibrary.init();
  const document = await pdfium.loadDocument(pdf);
  try {
    const pages: Pixels[] = [];
    for (const page of document.pages()) pages.push(await page.render({ scale: 1, render: 'bitmap' }));
    return pages;
  } finally {
    document.destroy();
    pdfium.destroy();
  }
}

const DARK = 128;

/** How many pixels of a part of a page are dark. */
export function inkIn({ width, data }: Pixels, from: { x: number; y: number }, to: { x: number; y: number }): number {
  let dark = 0;
  for (let y = from.y; y < to.y; y += 1)
    for (let x = from.x; x < to.x; x += 1) if ((data[(y * width + x) * 4] ?? 255) < DARK) dark += 1;
  return dark;
}
