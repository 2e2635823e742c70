import { type Picture, rasterise } from '@/server/pictures/pictures';
import type { FocusPoint } from '@/shared/schema/focus-point';
import { composeScene, type SceneFacts } from './compose.mjs';

/** As wide as a telephone needs that shows the middle of the picture from top to bottom. */
const WIDTH = 1920;
const HEIGHT = 1080;
const SCENE = { width: 1600, height: 900 };

export const drawScene = (svg: string | Uint8Array): Promise<Picture> => rasterise(Buffer.from(svg), WIDTH, HEIGHT);

/** A picture of a dive site composed of its own facts, for one that has no photograph; its main animal stays in sight. */
export async function drawSite(facts: SceneFacts): Promise<Picture & { focus: FocusPoint }> {
  const { svg, hero } = composeScene(facts);
  const [x, y] = hero;
  const focus = { x: Math.round((x / SCENE.width) * 100), y: Math.round((y / SCENE.height) * 100) };
  return { ...(await drawScene(svg)), focus };
}
