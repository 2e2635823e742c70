import { describe, expect, test } from 'vitest';
import type { DayView } from '@/features/availability/schema';
import { daysToOffer, refusalOf } from './box-days';

const day = (date: string, seatsLeft: number, status: DayView['status'] = 'open'): DayView => ({
  ...{ date, places_left: seatsLeft, status },
  note: null,
  times: [],
});
const days = [
  day('2026-11-24', 8, 'cut_off'),
  day('2026-11-25', 0, 'sold_out'),
  day('2026-11-26', 1),
  day('2026-11-27', 6),
  day('2026-11-28', 0, 'closed'),
  day('2026-11-29', 2),
  day('2026-11-30', 4),
];
const loaded = {
  first: '2026-11-24',
  last: '2027-11-24',
  dayOf: (wanted: string) => days.find(({ date }) => date === wanted),
};

describe('the days a box offers', () => {
  const offered = (divers: number, chosen: string | null) =>
    daysToOffer(days, { divers }, chosen, 2).map(({ date }) => date);

  test('are the next days with room for everybody', () => {
    expect(offered(1, null)).toEqual(['2026-11-26', '2026-11-27']);
    expect(offered(2, null)).toEqual(['2026-11-27', '2026-11-29']);
    expect(offered(3, null)).toEqual(['2026-11-27', '2026-11-30']);
  });

  test('end with the latest day before the flight of the party', () => {
    const before = (latest: string) => daysToOffer(days, { divers: 1, latest }, null, 9).map(({ date }) => date);
    expect(before('2026-11-27')).toEqual(['2026-11-26', '2026-11-27']);
    expect(refusalOf('2026-11-29', loaded, { divers: 1, latest: '2026-11-27' })).toBe('flight');
    expect(refusalOf('2026-11-28', loaded, { divers: 1, latest: '2026-11-27' })).toBe('closed');
    expect(refusalOf('2026-11-27', loaded, { divers: 1, latest: '2026-11-27' })).toBeNull();
  });

  test('include a chosen later day, but none without room', () => {
    expect(offered(2, '2026-11-30')).toEqual(['2026-11-27', '2026-11-30']);
    expect(offered(2, '2026-11-29')).toEqual(['2026-11-27', '2026-11-29']);
    expect(offered(2, '2026-11-25')).toEqual(['2026-11-27', '2026-11-29']);
  });

  test('include days after the cut-off for staff', () => {
    expect(daysToOffer(days, { divers: 2, byStaff: true }, null, 1).map(({ date }) => date)).toEqual(['2026-11-24']);
  });
});

test('a day is refused with a reason, but only once its data is loaded', () => {
  const why = (date: string, divers = 2) => refusalOf(date, loaded, { divers });
  expect(why('2020-02-03')).toBe('past');
  expect(why('2026-11-25')).toBe('sold_out');
  expect(why('2026-11-26')).toBe('too_few');
  expect(why('2026-11-26', 1)).toBeNull();
  expect(why('2026-11-28')).toBe('closed');
  expect(why('2026-11-24')).toBe('cut_off');
  expect(why('2028-01-01')).toBe('closed');
  expect(why('2027-03-01')).toBeNull();
});
