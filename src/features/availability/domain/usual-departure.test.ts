import { expect, test } from 'vitest';
import { delayOf, usualOf } from './usual-departure';

const departures = [{ time: '13:00' }, { time: '07:00' }, { time: '09:00' }];

test("usualOf returns the departure at the product's time, else the earliest", () => {
  expect(usualOf(departures, '09:00')).toEqual({ time: '09:00' });
  expect(usualOf(departures, '10:00')).toEqual({ time: '07:00' });
  expect(usualOf([], '10:00')).toBeUndefined();
});

test('delayOf returns the difference to the usual departure, and zero on a day with one departure', () => {
  const times = departures.map(({ time }) => time);
  expect(delayOf('13:00', { times, usual: '09:00' })).toBe(240);
  expect(delayOf('07:00', { times, usual: '09:00' })).toBe(-120);
  expect(delayOf('13:00', { times, usual: '10:00' })).toBe(360);
  expect(delayOf('13:00', { times: ['13:00'], usual: '07:30' })).toBe(0);
});
