import sharp from 'sharp';

/** A plain picture, as a guest would upload a photograph. */
export const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: '#0a7ea4' } })
    .png()
    .toBuffer();
