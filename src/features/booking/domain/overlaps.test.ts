import { expect, test } from 'vitest';
import { overlapsOf } from './overlaps';

const day = (activity_date: string, parts: ('morning' | 'afternoon' | 'night')[], duration_days = 1) => ({
  activity_date,
  sold: { duration_days, parts },
});

test('an item overlaps with items in the same part of one of its days', () => {
  const morning = day('2026-12-25', ['morning']);
  const night = day('2026-12-25', ['night']);
  const course = day('2026-12-24', ['morning', 'afternoon'], 2);
  const other = day('2026-12-26', ['morning']);
  const items = [morning, night, course, other, day('', ['morning']), { ...other, sold: undefined }];
  expect(overlapsOf(morning, items)).toEqual([course]);
  expect(overlapsOf(night, items)).toEqual([]);
});
