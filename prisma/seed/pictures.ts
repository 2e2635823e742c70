import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DiveSiteContent } from '../../demo/content/types';
import { type Composed, sceneOf, siteScene } from '../../src/server/pictures/art/scene';
import { focusOfScenes } from './focus-of-scenes';

const SCENES = path.join(import.meta.dirname, '../../public/art/scenes');

export type Drawing = { name: string; compose: () => Composed };

export const scene = (name: string): Drawing => ({
  name: `scene ${name}`,
  compose: () => sceneOf(readFileSync(path.join(SCENES, `${name}.svg`), 'utf8'), focusOfScenes[name]),
});

/** Composes a picture from a site's own facts, unless it has a scene. */
export const sitePicture = (site: DiveSiteContent): Drawing =>
  site.scene ? scene(site.scene) : pictureAt(site, { seed: site.slug });

type Occasion = { seed: string; night?: boolean; deepest?: number; turn?: number };

/**
 * Composes a picture for a product at a site, no deeper than the product goes; `seed` makes two pictures of one site
 * differ, and each `turn` puts other creatures first.
 */
export const pictureAt = (site: DiveSiteContent, { seed, night = false, deepest, turn = 0 }: Occasion): Drawing => ({
  name: `site ${seed}`,
  compose: () =>
    siteScene({
      seed,
      depthMin: site.depth.from,
      depthMax: Math.min(site.depth.to, deepest ?? site.depth.to),
      bottom: site.bottom,
      life: inTurn(site.life, turn),
      current: site.current,
      night,
      area: site.area,
      visibility: site.visibility.from,
      temperature: site.water.from,
    }),
});

const DRAWN_TOGETHER = 3;

/** Turn 0 has all creatures; later turns start further along the list. */
function inTurn(life: string[], turn: number): string[] {
  if (turn === 0) return life;
  const first = (turn * DRAWN_TOGETHER) % life.length;
  return [...life.slice(first), ...life.slice(0, first)].slice(0, DRAWN_TOGETHER);
}
