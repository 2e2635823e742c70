import PDFDocument from 'pdfkit';
import type { Locale } from '@/shared/locale/locales';

export type PdfDocument = InstanceType<typeof PDFDocument>;

/** An A4 page without margins of its own, because the typesetter places every line. */
export const newDocument = (lng: Locale, title: string): PdfDocument =>
  new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: lng,
    displayTitle: true,
    info: { Title: title },
  });

/** Ends a document and returns its bytes. */
export function bytesOf(document: PdfDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.end();
  });
}
