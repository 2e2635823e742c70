import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { manifestIn, readManifest, SHIPPED } from '../src/server/pictures/shipped';
import { widthsOf } from '../src/server/pictures/widths.mjs';
import { expectedPictures } from './draw-pictures';

const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 13;

const manifest = readManifest();
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));

test('the shipped pictures are of the drawings, widths and encoding that there are: run draw-pictures', () => {
  const drawn = Object.entries(manifest).map(([name, { placeholder, ...picture }]) => [name, picture]);
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(expectedPictures()));
});

test('each of them has a file for every width that a page asks for, and there is no other file', () => {
  const expected = Object.values(manifest).flatMap(({ folder, width }) =>
    widthsOf(width).map((one) => path.join(folder, `${one}.webp`)),
  );
  expect(filesIn(SHIPPED).toSorted()).toEqual([...new Set(expected)].toSorted());
});

test('each of them has a placeholder', () => {
  for (const { placeholder } of Object.values(manifest)) expect(placeholder).toMatch(/^data:image\/webp;base64,/);
});

test('together they stay small enough for a repository', () => {
  const bytes = filesIn(SHIPPED).map((file) => statSync(path.join(SHIPPED, file)).size);
  const total = bytes.reduce((sum, one) => sum + one, statSync(manifestIn(SHIPPED)).size);
  expect(total / MEGABYTE).toBeLessThan(MOST_MEGABYTES);
});
