import { LONGEST_CARD } from '@/features/travellers/schema';

/** From sharp to small; a card stays readable at the smallest. */
const attempts = [
  { side: 1400, quality: 0.8 },
  { side: 1200, quality: 0.7 },
  { side: 1000, quality: 0.6 },
  { side: 800, quality: 0.5 },
] as const;

async function drawn(picture: ImageBitmap, { side, quality }: (typeof attempts)[number]): Promise<string> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
}

/** Shrinks a photo to what a call can carry, in base64; rejects when it cannot be read. */
export async function shrinkCard(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  for (const attempt of attempts) {
    const text = await drawn(picture, attempt);
    if (text.length <= LONGEST_CARD) return text;
  }
  throw new Error('the photo stays too large');
}
