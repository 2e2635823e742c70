import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Tx } from '../../src/server/database/db';
import { fingerprintOf } from '../../src/server/pictures/drawn-sizes';
import { rasterise } from '../../src/server/pictures/pictures';
import { type Manifest, readManifest, shippedFile } from '../../src/server/pictures/shipped';
import type { Storage } from '../../src/server/storage/storage';
import { middle } from '../../src/shared/schema/focus-position';
import type { Drawing } from './pictures';

const AT_ONCE = 2;

/** Gives a changed drawing a new key, so browsers never show an outdated file. */
export const keyOf = (name: string, fingerprint: string): string =>
  `${createHash('sha256').update(name).update(fingerprint).digest('hex').slice(0, 32)}.webp`;

/** Returns the shipped file, or draws what a shop has changed or added. */
async function pictureOf({ name, compose }: Drawing, manifest: Manifest) {
  const composed = compose();
  const { svg, width, height, focus = middle } = composed;
  const fingerprint = fingerprintOf(composed);
  const about = { key: keyOf(name, fingerprint), focusX: focus.x, focusY: focus.y };
  const shipped = manifest[name];
  if (shipped?.fingerprint !== fingerprint) return { ...about, ...(await rasterise(Buffer.from(svg), width, height)) };
  const bytes = await readFile(shippedFile(shipped, width));
  return { ...about, bytes, width, height, placeholder: shipped.placeholder };
}

/** Returns the ids of the stored pictures by name. */
export async function keepDrawings(
  db: Tx,
  storage: Storage,
  drawings: Drawing[],
  now: Date,
): Promise<Map<string, string>> {
  const manifest = readManifest();
  const waiting = [...new Map(drawings.map((drawing) => [drawing.name, drawing])).values()];
  const storedIds = new Map<string, string>();
  const next = async (): Promise<void> => {
    for (let drawing = waiting.pop(); drawing; drawing = waiting.pop()) {
      const { bytes, ...about } = await pictureOf(drawing, manifest);
      await storage.put(about.key, bytes);
      const size = bytes.byteLength;
      const { id } = await db.media.create({ data: { ...about, bytes: size, sentBytes: size, createdAt: now } });
      storedIds.set(drawing.name, id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return storedIds;
}
