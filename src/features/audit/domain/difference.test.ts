import { expect, test } from 'vitest';
import { difference } from './difference';

test('difference returns only the facts that differ', () => {
  const before = { seats: 12, closed: false, note: { en: 'Small boat' }, reason: null };
  const after = { seats: 8, closed: false, note: { en: 'Big boat' }, weekdays: [1, 2] };
  expect(difference(before, after)).toEqual({
    before: { seats: 12, note: { en: 'Small boat' }, reason: null },
    after: { seats: 8, note: { en: 'Big boat' }, weekdays: [1, 2] },
  });
});

test('difference returns null when nothing changed', () => {
  expect(difference({ note: { en: 'Small boat' } }, { note: { en: 'Small boat' } })).toBeNull();
});
