import { expect, test } from 'vitest';
import { type DivingDay, noFlyUntil } from './no-fly';

const day: DivingDay = { lastDay: '2026-12-24', back: null, departs: '07:30', days: 1, dives: 2 };
const until = (...days: Partial<DivingDay>[]) => noFlyUntil(days.map((one) => ({ ...day, ...one })))?.toISOString();

test('two dives need 18 hours after the return', () => {
  expect(until({ back: '15:30' })).toBe('2026-12-25T01:30:00.000Z');
});

test('a single dive needs 12 hours', () => {
  expect(until({ back: '15:30', dives: 1 })).toBe('2026-12-24T19:30:00.000Z');
});

test('a day without a return time ends at 17:00', () => {
  expect(until({})).toBe('2026-12-25T03:00:00.000Z');
});

test('a night dive without a return time ends four hours after it departs', () => {
  expect(until({ departs: '18:00', days: 0.5 })).toBe('2026-12-25T08:00:00.000Z');
});

test('single dives on two days need 18 hours after the last', () => {
  expect(until({ dives: 1 }, { dives: 1, lastDay: '2026-12-26' })).toBe('2026-12-27T03:00:00.000Z');
});

test('the day that ends last counts, in whatever order', () => {
  expect(until({ departs: '18:00', days: 0.5 }, { back: '15:00' })).toBe('2026-12-25T08:00:00.000Z');
});

test('snorkelling after the last dive does not count', () => {
  expect(until({ back: '15:30' }, { lastDay: '2026-12-26', dives: 0 })).toBe('2026-12-25T01:30:00.000Z');
});

test('without dives there is nothing to wait for', () => {
  expect(until({ dives: 0 })).toBeUndefined();
});
