import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoDrawings } from '../prisma/seed/demo-drawings';
import { keyOf } from '../prisma/seed/keep-drawings';
import type { Drawing } from '../prisma/seed/pictures';
import { type DrawnSizes, drawSizes, fingerprintOf } from '../src/server/pictures/drawn-sizes';
import { type Manifest, manifestIn, readManifest, SHIPPED, type ShippedPicture } from '../src/server/pictures/shipped';

type Expected = Omit<ShippedPicture, 'placeholder'>;

/** Lists the manifest's entries; pictures of the same drawing share the files of the first. */
export function expectedPictures(drawings: Drawing[] = demoDrawings()): Map<string, Expected> {
  const folders = new Map<string, string>();
  return new Map(
    drawings.map(({ name, compose }) => {
      const composed = compose();
      const fingerprint = fingerprintOf(composed);
      const folder = folders.get(fingerprint) ?? name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      folders.set(fingerprint, folder);
      return [
        name,
        { fingerprint, key: keyOf(name, fingerprint), folder, width: composed.width, height: composed.height },
      ];
    }),
  );
}

function writeFiles(folder: string, files: DrawnSizes['files']): void {
  mkdirSync(folder, { recursive: true });
  for (const [width, bytes] of files) writeFileSync(path.join(folder, `${width}.webp`), bytes);
}

/**
 * Draws the demo's pictures in all sizes; run `node scripts/run.mjs draw-pictures` when a drawing, a width or the
 * encoding changes. Unchanged drawings keep their files.
 */
export default async function command(): Promise<number> {
  const before = Object.values(readManifest());
  const manifest: Manifest = {};
  const placeholders = new Map(before.map(({ fingerprint, placeholder }) => [fingerprint, placeholder]));
  const expected = expectedPictures();
  const isDrawn = ({ folder, fingerprint }: Expected) =>
    before.some((picture) => picture.folder === folder && picture.fingerprint === fingerprint);
  const folders = new Set([...expected.values()].filter(isDrawn).map(({ folder }) => folder));
  for (const { folder } of before)
    if (!folders.has(folder)) rmSync(path.join(SHIPPED, folder), { recursive: true, force: true });
  for (const { name, compose } of demoDrawings()) {
    const picture = expected.get(name);
    if (!picture) continue;
    if (!folders.has(picture.folder)) {
      console.log(`  ${name}`);
      const { placeholder, files } = await drawSizes(compose());
      writeFiles(path.join(SHIPPED, picture.folder), files);
      placeholders.set(picture.fingerprint, placeholder);
      folders.add(picture.folder);
    }
    manifest[name] = { ...picture, placeholder: placeholders.get(picture.fingerprint) ?? '' };
  }
  writeFileSync(manifestIn(SHIPPED), `${JSON.stringify(manifest, null, 2)}\n`);
  return 0;
}
