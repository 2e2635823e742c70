import type { FocusPoint } from '@/shared/schema/focus-point';
import { composeScene } from './composer/compose-scene';
import type { SceneFacts } from './composer/facts';

/** A drawing, and the size of its picture in pixels. */
export type Composed = { svg: string; width: number; height: number; focus?: FocusPoint | undefined };

/** Wide enough for a telephone that shows the middle of the picture from top to bottom. */
const SIZE = { width: 1920, height: 1080 };
const SCENE = { width: 1600, height: 900 };

export const sceneOf = (svg: string, focus?: FocusPoint): Composed => ({ svg, ...SIZE, focus });

/** Composes a scene from the facts of a dive site without a photograph; its main animal stays in sight. */
export function siteScene(facts: SceneFacts): Composed {
  const { svg, hero } = composeScene(facts);
  const [x, y] = hero;
  return sceneOf(svg, { x: Math.round((x / SCENE.width) * 100), y: Math.round((y / SCENE.height) * 100) });
}
