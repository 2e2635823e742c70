import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { motifModule } from './draw-motifs';
import { inRoot } from './lib/paths';

test('the scene composer has the drawings as they are', () => {
  expect(readFileSync(inRoot('src/server/pictures/art/motifs.mjs'), 'utf8')).toBe(motifModule());
});
