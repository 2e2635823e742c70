import type { PdfDocument } from '@/server/pdf/new-document';
import type { Signature } from '@/shared/schema/signature';

type Box = { x: number; y: number; width: number; height: number };

const PEN = 1.4;

/** Draws a signature into a box as smooth lines, which stay sharp at any size. */
export function drawSignature(document: PdfDocument, { width, height, strokes }: Signature, box: Box): void {
  const scale = Math.min(box.width / width, box.height / height);
  document.lineWidth(PEN).lineCap('round').lineJoin('round');
  for (const stroke of strokes) {
    const points = Array.from({ length: Math.floor(stroke.length / 2) }, (_, at) => ({
      x: box.x + (stroke[2 * at] ?? 0) * scale,
      y: box.y + (stroke[2 * at + 1] ?? 0) * scale,
    }));
    const [first, ...rest] = points;
    if (!first) continue;
    if (rest.length === 0) {
      document.circle(first.x, first.y, PEN).fill();
      continue;
    }
    document.moveTo(first.x, first.y);
    for (const [at, point] of rest.entries()) {
      const next = rest[at + 1];
      if (next) document.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
      else document.lineTo(point.x, point.y);
    }
    document.stroke();
  }
}
