import { expect, test } from 'vitest';
import { daysAfterStay, daysToAdd } from './days-to-add';

const item = (activity_date: string, duration_days = 1, state: 'booked' | 'off' = 'booked') => ({
  activity_date,
  duration_days,
  state,
});

test('daysAfterStay begins on the day after the last booked item, several days long or not', () => {
  const items = [item('2026-12-04', 3), item('2026-12-05'), item('2026-12-20', 1, 'off')];
  expect(daysAfterStay(items, '2026-12-01')).toEqual({ from: '2026-12-07', to: '2026-12-09' });
});

test('daysAfterStay does not begin before the first day that can be booked', () => {
  expect(daysAfterStay([item('2026-11-20')], '2026-12-01')).toEqual({ from: '2026-12-01', to: '2026-12-03' });
});

test('daysAfterStay offers nothing for an order without booked items', () => {
  expect(daysAfterStay([item('2026-12-04', 1, 'off')], '2026-12-01')).toBeNull();
});

const product = (slug: string, divers_per_package: number) => ({
  ...{ slug, divers_per_package, bookable: true, allow_half_package: false, max_quantity: 2 },
});
const free = (slug: string, ...days: [string, number][]) => ({
  product: slug,
  days: days.map(([date, places_left]) => ({ date, places_left })),
});

test('daysToAdd counts the trips of each day that have room for the party and are sold to it', () => {
  const products = [product('alone', 1), product('pair', 2)];
  const days = [
    free('pair', ['2026-12-06', 8], ['2026-12-05', 1]),
    free('alone', ['2026-12-06', 2]),
    free('unknown', ['2026-12-05', 8]),
  ];
  expect(daysToAdd(2, products, days)).toEqual([{ date: '2026-12-06', trips: 2 }]);
  expect(daysToAdd(1, products, days)).toEqual([{ date: '2026-12-06', trips: 1 }]);
});
