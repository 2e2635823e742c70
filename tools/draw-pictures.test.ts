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

test('shipped pictures match the current drawings, widths and encoding (otherwise run draw-pictures)', () => {
  const drawn = Object.entries(manifest).map(([name, { placeholder, ...picture }]) => [name, picture]);
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(expectedPictures()));
});

test('shipped pictures have a file for every width that pages request, and no others', () => {
  const expected = Object.values(manifest).flatMap(({ folder, width }) =>
    widthsOf(width).map((one) => path.join(folder, `${one}.webp`)),
  );
  expect(filesIn(SHIPPED).toSorted()).toEqual([...new Set(expected)].toSorted());
});

test('shipped pictures have placeholders', () => {
  for (const { placeholder } of Object.values(manifest)) expect(placeholder).toMatch(/^data:image\/webp;base64,/);
});

test('shipped pictures stay small enough for a repository', () => {
  const bytes = filesIn(SHIPPED).map((file) => statSync(path.join(SHIPPED, file)).size);
  const total = bytes.reduce((sum, one) => sum + one, statSync(manifestIn(SHIPPED)).size);
  expect(total / MEGABYTE).toBeLessThan(MOST_MEGABYTES);
});
