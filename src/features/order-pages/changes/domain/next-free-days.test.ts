import { expect, test } from 'vitest';
import { nextFreeDays } from './next-free-days';

const offered = (day: number, about: object = {}) => ({
  ...{ date: `2026-12-${String(day).padStart(2, '0')}`, status: 'open', places_left: 8 },
  ...about,
});

const party = { day: '2026-12-07', divers: 2 };

test('the days offered for a move are near the booked day, up to the latest, and have room for everybody', () => {
  const days = [
    ...[1, 2, 3, 4, 5].map((day) => offered(day)),
    offered(6, { places_left: 1 }),
    offered(7),
    offered(8, { status: 'closed' }),
    ...[9, 10, 11, 12].map((day) => offered(day)),
  ];
  expect(nextFreeDays(days, { ...party, latest: null })).toEqual([
    ...['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-09', '2026-12-10', '2026-12-11'],
  ]);
  expect(nextFreeDays(days, { ...party, latest: '2026-12-09' })).toEqual([
    ...['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-09'],
  ]);
  expect(nextFreeDays([], { ...party, latest: null })).toEqual([]);
});
