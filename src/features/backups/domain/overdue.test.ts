import { expect, test } from 'vitest';
import { isOverdue } from './overdue';

const now = new Date('2026-12-02T06:00:00Z');

test.each([
  ['2026-11-30T18:00:00Z', false],
  ['2026-11-30T17:59:59Z', true],
])('isOverdue of a backup of %s is %s', (at, overdue) => {
  expect(isOverdue(new Date(at), now)).toBe(overdue);
});

test('isOverdue is true for a shop without a backup', () => {
  expect(isOverdue(null, now)).toBe(true);
});
