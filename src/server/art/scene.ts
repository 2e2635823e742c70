import sharp from 'sharp';
import { type Picture, redraw } from '../pictures';
import { composeScene, type SceneFacts } from './compose.mjs';

const WIDTH = 1600;
const HEIGHT = 900;

/** Draws an illustration as a picture of pixels: its soft shadows would be slow on a phone. */
export async function drawScene(svg: string | Uint8Array): Promise<Picture> {
  const bytes = await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).png({ compressionLevel: 1 }).toBuffer();
  return redraw(bytes, WIDTH * HEIGHT);
}

/** A picture of a dive site made of its own facts, for one that has no photograph. */
export const drawSite = (facts: SceneFacts): Promise<Picture> => drawScene(composeScene(facts));
