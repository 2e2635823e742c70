import { type Picture, rasterise } from '@/server/pictures/pictures';
import { composeScene, type SceneFacts } from './compose.mjs';

const WIDTH = 1280;
const HEIGHT = 720;

export const drawScene = (svg: string | Uint8Array): Promise<Picture> => rasterise(Buffer.from(svg), WIDTH, HEIGHT);

/** A picture of a dive site composed of its own facts, for one that has no photograph. */
export const drawSite = (facts: SceneFacts): Promise<Picture> => drawScene(composeScene(facts));
