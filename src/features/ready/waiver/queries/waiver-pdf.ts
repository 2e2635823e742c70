import { openPhoto, waiverById } from '@/features/ready/waiver/data';
import type { Tx } from '@/server/database/db';
import { bytesOf, newDocument, type PdfDocument } from '@/server/pdf/new-document';
import { typesetterFor } from '@/server/pdf/typesetter';
import { toJpeg } from '@/server/pictures/pictures';
import { currentShop } from '@/server/shop/current-shop';
import { AppError } from '@/shared/errors/errors';
import { drawSignature } from './draw-signature';
import { type PdfRow, waiverLines } from './waiver-lines';

/** In points, on A4. */
const [MARGIN, WIDTH, BOTTOM, FOOT] = [56, 483, 770, 812];
const LEADING = 1.45;
const FOOT_SIZE = 8;
const signatureBox = { x: MARGIN, width: 220, height: 90 };
const DIGITS = '0123456789';

/** Keeps the position on the page, and begins another one when the next part does not fit. */
function cursorOn(document: PdfDocument) {
  let y = MARGIN;
  const leave = (height: number) => {
    if (y + height <= BOTTOM) return;
    document.addPage();
    y = MARGIN;
  };
  return {
    leave,
    take(height: number): number {
      leave(height);
      const top = y;
      y += height;
      return top;
    },
  };
}

export async function waiverPdf(db: Tx, id: string): Promise<Buffer> {
  const row = await waiverById(db, id);
  if (!row) throw new AppError('not_found');
  return drawWaiver(row, (await currentShop(db)).identity.name);
}

/** The signed text, who signed it, when and how, as a document for print. */
export async function drawWaiver(row: PdfRow, shop: string): Promise<Buffer> {
  const { lng, title, lines, signature, page } = await waiverLines(row, shop);
  const document = newDocument(lng, title);
  const setter = await typesetterFor(document, [...lines.map(({ text }) => text), page(1, 1), DIGITS], lng);
  const cursor = cursorOn(document);
  for (const { text, size, before, room = 0 } of lines) {
    cursor.leave(room);
    cursor.take(before);
    for (const line of setter.lines(text, size, WIDTH))
      setter.draw(line, size, MARGIN, cursor.take(size * LEADING) + size);
  }
  if (signature) drawSignature(document, signature, { ...signatureBox, y: cursor.take(signatureBox.height) });
  const photo = openPhoto(row);
  if (photo) {
    document.addPage();
    const fit: [number, number] = [WIDTH, BOTTOM - MARGIN];
    document.image(await toJpeg(photo), MARGIN, MARGIN, { fit });
  }
  const { start, count } = document.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    document.switchToPage(at);
    setter.draw(page(at + 1, count), FOOT_SIZE, MARGIN, FOOT);
  }
  return bytesOf(document);
}
