import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/paths';
import { moonPhaseModule } from './compute-moon-phases';

test('the table of moon phases matches astronomy-engine', () => {
  const table = readFileSync(inRoot('src/features/availability/sea/domain/moon-phase-table.ts'), 'utf8');
  expect(table).toBe(moonPhaseModule());
});
