import { expect, test } from 'vitest';
import { momentOf } from '@/shared/time/days';
import { roundOf } from './round-of';

const DAY = '2026-12-24';

test.each([
  ['2026-12-16', '09:00', null],
  ['2026-12-17', '00:00', 'week'],
  ['2026-12-21', '23:59', 'week'],
  ['2026-12-22', '00:00', 'two_days'],
  ['2026-12-22', '23:59', 'two_days'],
  ['2026-12-23', '16:59', null],
  ['2026-12-23', '17:00', 'evening'],
  ['2026-12-23', '23:59', 'evening'],
  ['2026-12-24', '06:00', null],
  ['2026-12-25', '06:00', null],
])('guests who dive on 24 December get on %s at %s the reminder %s', (today, time, round) => {
  expect(roundOf(DAY, momentOf(today, time))).toBe(round);
});
