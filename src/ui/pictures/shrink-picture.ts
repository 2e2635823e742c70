import { maxPictureMegabytes } from '@/shared/schema/picture-limits';
import { drawScaled } from './draw-scaled';

const MEGABYTE = 1024 * 1024;
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

/**
 * Redraws a photograph that is larger than the server takes, as those of cameras and phones are. Returns the file
 * itself when it is small enough or the browser cannot read it.
 */
export async function shrink(file: File): Promise<Blob> {
  if (file.size <= maxPictureMegabytes * MEGABYTE) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const canvas = drawScaled(bitmap, LONGEST_SIDE);
  bitmap.close();
  // JPEG has no transparency.
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp';
  return new Promise((resolve) => canvas.toBlob((drawn) => resolve(drawn ?? file), type, QUALITY));
}
