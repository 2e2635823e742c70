import sharp, { type Sharp } from 'sharp';
import type { FocusPoint } from '@/shared/schema/focus-point';

export type Picture = { bytes: Uint8Array; width: number; height: number; placeholder: string };

const SECONDS = 10;
const PLACEHOLDER_SIDE = 16;

const read = (bytes: Uint8Array, maxPixels: number) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: SECONDS }).autoOrient();

export async function placeholderOf(bytes: Uint8Array): Promise<string> {
  const tiny = await sharp(bytes)
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

const SEARCHED_SIDE = 256;

/** The point that catches the eye first; the centre of a picture without contrast. */
export async function salientPoint(bytes: Uint8Array): Promise<FocusPoint> {
  const { data, info } = await sharp(bytes)
    .resize(SEARCHED_SIDE, SEARCHED_SIDE, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  // Sharp reports the point only when it crops.
  const { info: found } = await sharp(data)
    .resize(info.width, Math.ceil(info.height / 2), { position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  const { attentionX: x = 0, attentionY: y = 0 } = found;
  if (x === 0 && y === 0) return { x: 50, y: 50 };
  return { x: Math.round((x / info.width) * 100), y: Math.round((y / info.height) * 100) };
}

async function asWebp(pipeline: Sharp): Promise<Picture> {
  const { data, info } = await pipeline.webp().toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, placeholder: await placeholderOf(data) };
}

/**
 * Re-encodes a picture upright and without metadata such as location and camera. Rejects when it cannot be read, or has
 * more pixels than allowed.
 */
export const redraw = (bytes: Uint8Array, maxPixels: number): Promise<Picture> => asWebp(read(bytes, maxPixels));

export const redrawSquare = (bytes: Uint8Array, maxPixels: number, side: number): Promise<Picture> =>
  asWebp(read(bytes, maxPixels).resize(side, side, { fit: 'cover' }));

/** Renders one of our drawings to pixels of this size; never use it for uploads. */
export const rasterise = (svg: Uint8Array, width: number, height: number): Promise<Picture> =>
  asWebp(sharp(svg).resize(width, height));

/** For documents that cannot hold our own format; the picture was re-encoded when it was sent. */
export const toJpeg = (bytes: Uint8Array): Promise<Buffer> => sharp(bytes).jpeg().toBuffer();
