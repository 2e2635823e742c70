import { expect, test } from 'vitest';
import { areas } from '@/shared/diving/areas';
import { hasSunfish, sunfishSeason, sunfishWithin } from './sunfish';

test('sunfish are frequent from July to October and rare in June and November', () => {
  const seasons = Array.from({ length: 12 }, (_, index) => sunfishSeason(index + 1));
  expect(seasons).toEqual([
    ...[null, null, null, null, null, 'edge'],
    ...['peak', 'peak', 'peak', 'peak', 'edge', null],
  ]);
});

test('sunfish are seen only around Penida and Lembongan', () => {
  expect(areas.filter(hasSunfish)).toEqual(['nusa_penida', 'nusa_lembongan']);
  expect(hasSunfish(null)).toBe(false);
});

test('sunfishWithin lists each month of the season that has a day in the range', () => {
  expect(sunfishWithin('2027-05-31', '2027-07-01')).toEqual([
    { month: '2027-06', season: 'edge' },
    { month: '2027-07', season: 'peak' },
  ]);
  expect(sunfishWithin('2027-12-01', '2028-05-31')).toEqual([]);
});
