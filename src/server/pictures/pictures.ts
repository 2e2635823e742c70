import sharp, { type Sharp } from 'sharp';

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
