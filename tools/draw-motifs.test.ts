import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/paths';
import { motifModule } from './draw-motifs';

test('the scene composer has the current drawings', () => {
  expect(readFileSync(inRoot('src/server/pictures/art/motifs.mjs'), 'utf8')).toBe(motifModule());
});
