import { expect, test } from 'vitest';
import { isFresh } from './freshness';

test('a session is fresh for ten minutes', () => {
  const began = new Date('2026-11-21T04:00:00Z');
  expect(isFresh(began, new Date('2026-11-21T04:09:59.999Z'))).toBe(true);
  expect(isFresh(began, new Date('2026-11-21T04:10:00Z'))).toBe(false);
});
