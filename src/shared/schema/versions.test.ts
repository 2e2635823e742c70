import { expect, test } from 'vitest';
import { isVersion, nextVersion } from './versions';

const at = (clock: string) => ({ updatedAt: new Date(clock) });
const noon = at('2026-12-24T04:00:00.000Z');

test('isVersion accepts a row that was not changed since it was read', () => {
  expect(isVersion(noon, '2026-12-24T04:00:00.000Z')).toBe(true);
  expect(isVersion(noon, '2026-12-24T04:00:00.001Z')).toBe(false);
});

test('nextVersion makes each change a later version, however close they are', () => {
  expect(nextVersion([noon], new Date('2026-12-24T05:00:00Z'))).toEqual(new Date('2026-12-24T05:00:00Z'));
  expect(nextVersion([noon], noon.updatedAt)).toEqual(new Date('2026-12-24T04:00:00.001Z'));
  expect(nextVersion([noon, at('2026-12-24T06:00:00Z')], noon.updatedAt)).toEqual(new Date('2026-12-24T06:00:00.001Z'));
});
