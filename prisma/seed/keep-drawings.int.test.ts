import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { addOns } from '../../demo/content/add-ons';
import { db } from '../../src/server/database/db';
import { readManifest, shippedFile } from '../../src/server/pictures/shipped';
import { openStorage } from '../../src/server/storage/open-storage';
import { addOnPicture } from './add-on-pictures';
import { keepDrawings } from './keep-drawings';
import type { Drawing } from './pictures';

const now = new Date('2026-11-21T02:00:00Z');

async function keep(drawing: Drawing) {
  const folder = await mkdtemp(path.join(tmpdir(), 'segara-drawings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const ids = await keepDrawings(db, openStorage(`file:${folder}`), [drawing], now);
  const media = await db.media.findUniqueOrThrow({ where: { id: ids.get(drawing.name) ?? '' } });
  return { media, bytes: await readFile(path.join(folder, media.key)) };
}

const [addOn] = addOns;
if (!addOn) throw new Error('the demo has no add-on');
const drawing = addOnPicture(addOn);

test('keepDrawings stores the shipped file of an unchanged drawing', async () => {
  const shipped = readManifest()[drawing.name];
  if (!shipped) throw new Error(`${drawing.name} does not ship`);
  const { media, bytes } = await keep(drawing);
  expect(media).toMatchObject({ key: shipped.key, width: 640, height: 480, placeholder: shipped.placeholder });
  expect(bytes.equals(await readFile(shippedFile(shipped, 640)))).toBe(true);
});

test('keepDrawings draws a changed drawing anew, under another key', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"><rect width="64" height="36"/></svg>';
  const { media, bytes } = await keep({ ...drawing, compose: () => ({ svg, width: 64, height: 36 }) });
  expect(media.key).not.toBe(readManifest()[drawing.name]?.key);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 36 });
});
