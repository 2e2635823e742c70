import { expect, test } from 'vitest';
import { firstTimeFor } from './first-time';

const at = (time: string, places_left: number, status = 'open') => ({ time, places_left, status });

test('firstTimeFor returns the earliest departure with room for the party', () => {
  const day = { times: [at('07:30', 2), at('10:00', 8, 'closed'), at('13:00', 4), at('15:00', 8)] };
  expect([2, 4, 6, 10].map((divers) => firstTimeFor(day, divers))).toEqual(['07:30', '13:00', '15:00', null]);
});

test('firstTimeFor returns null on a day with one departure or none', () => {
  expect(firstTimeFor({ times: [at('07:30', 8)] }, 2)).toBeNull();
  expect(firstTimeFor(undefined, 2)).toBeNull();
});

test('firstTimeFor includes departures after the cut-off for staff', () => {
  const day = { times: [at('07:30', 2, 'sold_out'), at('13:00', 4, 'cut_off')] };
  expect(firstTimeFor(day, 2)).toBeNull();
  expect(firstTimeFor(day, 2, ['open', 'cut_off'])).toBe('13:00');
});
