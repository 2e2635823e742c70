import { expect, test } from 'vitest';
import { changesOf } from './changes';

test('a change is told name by name, what was beside what is', () => {
  expect(changesOf({ seats: 12, closed: false, note: null }, { seats: 8, closed: true, weekdays: [1, 2] })).toEqual([
    { name: 'seats', before: '12', after: '8' },
    { name: 'closed', before: 'false', after: 'true' },
    { name: 'weekdays', before: null, after: '1, 2' },
  ]);
});

test('what is inside a value is named too, and what is empty is not said', () => {
  expect(changesOf(null, { reason: { en: 'Nyepi', id: '' }, activity_date: '2026-12-24', tags: [] })).toEqual([
    { name: 'reason', before: null, after: 'en: Nyepi' },
    { name: 'activity date', before: null, after: '2026-12-24' },
  ]);
});

test('a look at a thing changes nothing', () => {
  expect(changesOf(null, null)).toEqual([]);
});
