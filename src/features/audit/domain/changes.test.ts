import { expect, test } from 'vitest';
import { changesOf } from './changes';

test('changesOf lists each changed fact with its old and new value', () => {
  expect(changesOf({ seats: 12, closed: false, note: null }, { seats: 8, closed: true, weekdays: [1, 2] })).toEqual([
    { name: 'seats', before: '12', after: '8' },
    { name: 'closed', before: 'false', after: 'true' },
    { name: 'weekdays', before: null, after: '1, 2' },
  ]);
});

test('changesOf names the parts of a value and skips empty parts', () => {
  expect(changesOf(null, { reason: { en: 'Nyepi', id: '' }, activity_date: '2026-12-24', tags: [] })).toEqual([
    { name: 'reason', before: null, after: 'en: Nyepi' },
    { name: 'activity date', before: null, after: '2026-12-24' },
  ]);
});

test('changesOf lists nothing for a view', () => {
  expect(changesOf(null, null)).toEqual([]);
});
