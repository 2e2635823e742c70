import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LocationContent } from '../../demo/content/types';
import type { Tx } from '../../src/server/database/db';
import { drawScene, drawSite } from '../../src/server/pictures/art/scene';
import type { Picture } from '../../src/server/pictures/pictures';
import type { Storage } from '../../src/server/storage/storage';
import { type FocusPoint, middle } from '../../src/shared/schema/focus-point';
import { focusOfScenes } from './focus-of-scenes';

const SCENES = path.join(import.meta.dirname, '../../public/art/scenes');
const DRAWN_AT_ONCE = 2;

export type Drawing = { name: string; draw: () => Promise<Picture & { focus?: FocusPoint | undefined }> };

export const scene = (name: string): Drawing => ({
  name: `scene ${name}`,
  draw: async () => ({
    ...(await drawScene(await readFile(path.join(SCENES, `${name}.svg`)))),
    focus: focusOfScenes[name],
  }),
});

/** A picture composed from a site's own facts. */
export const sitePicture = (site: LocationContent): Drawing => pictureAt(site, { seed: site.slug });

type Occasion = { seed: string; night?: boolean; deepest?: number; turn?: number };

/**
 * The same for a product that goes there, no deeper than it goes; `seed` makes two pictures of one site differ, and
 * each `turn` puts other creatures first.
 */
export const pictureAt = (site: LocationContent, { seed, night = false, deepest, turn = 0 }: Occasion): Drawing => ({
  name: `site ${seed}`,
  draw: () =>
    drawSite({
      seed,
      depthMin: site.depth.from,
      depthMax: Math.min(site.depth.to, deepest ?? site.depth.to),
      bottom: site.bottom,
      life: inTurn(site.life, turn),
      current: site.current,
      night,
    }),
});

const DRAWN_TOGETHER = 3;

/** Turn 0 has all creatures; later turns take the next few, so that pictures of one site differ. */
function inTurn(life: string[], turn: number): string[] {
  if (turn === 0) return life;
  const first = (turn * DRAWN_TOGETHER) % life.length;
  return [...life.slice(first), ...life.slice(0, first)].slice(0, DRAWN_TOGETHER);
}

export async function keepDrawings(
  db: Tx,
  storage: Storage,
  drawings: Drawing[],
  now: Date,
): Promise<Map<string, string>> {
  const waiting = [...new Map(drawings.map((drawing) => [drawing.name, drawing])).values()];
  const storedIds = new Map<string, string>();
  const next = async (): Promise<void> => {
    for (let drawing = waiting.pop(); drawing; drawing = waiting.pop()) {
      const { bytes, focus = middle, ...about } = await drawing.draw();
      const key = `${createHash('sha256').update(drawing.name).update(bytes).digest('hex').slice(0, 32)}.webp`;
      await storage.put(key, bytes);
      const size = bytes.byteLength;
      const { id } = await db.media.create({
        data: { ...about, focusX: focus.x, focusY: focus.y, key, bytes: size, sentBytes: size, createdAt: now },
      });
      storedIds.set(drawing.name, id);
    }
  };
  await Promise.all(Array.from({ length: DRAWN_AT_ONCE }, next));
  return storedIds;
}
