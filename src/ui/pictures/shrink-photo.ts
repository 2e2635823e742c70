import { LONGEST_PHOTO } from '@/shared/schema/file-limits';
import { drawScaled } from './draw-scaled';

/** From sharp to small; a card or a signed page stays readable at the smallest. */
const attempts = [
  { side: 1400, quality: 0.8 },
  { side: 1200, quality: 0.7 },
  { side: 1000, quality: 0.6 },
  { side: 800, quality: 0.5 },
] as const;

/** Shrinks a photo to what a call can carry, in base64; rejects when it cannot be read. */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  for (const { side, quality } of attempts) {
    const text = drawScaled(picture, side).toDataURL('image/jpeg', quality).split(',')[1] ?? '';
    if (text.length <= LONGEST_PHOTO) return text;
  }
  throw new Error('the photo stays too large');
}
