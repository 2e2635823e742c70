import type { Area } from 'react-easy-crop';

/** The shape of a cropped picture and its maximum size. */
export interface Frame {
  width: number;
  height: number;
}

const load = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = url;
  });

/** True when the browser can draw the file, whatever its extension. */
export async function canDecode(file: Blob): Promise<boolean> {
  const url = URL.createObjectURL(file);
  try {
    await load(url);
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const JPEG_QUALITY = 0.9;

/** Draws the selected area at the frame's size or smaller, so that uploads are small even from a phone's camera. */
export async function cropTo(url: string, { x, y, width, height }: Area, frame: Frame, exact: boolean): Promise<Blob> {
  const scale = exact ? frame.width / width : Math.min(1, frame.width / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(await load(url), x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))),
      exact ? 'image/png' : 'image/jpeg',
      JPEG_QUALITY,
    );
  });
}
