import { describe, expect, test } from 'vitest';
import { dayAfterKey, lastOf, sameDayAfter, weekdayNames, weekOf } from './month';

describe('a calendar month', () => {
  test('weekdayNames starts the week on Monday in every language', () => {
    expect(weekdayNames('en').map(({ short }) => short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(weekdayNames('ja').map(({ short }) => short)).toEqual(['月', '火', '水', '木', '金', '土', '日']);
    expect(weekdayNames('de')[0]).toEqual({ short: 'Mo', long: 'Montag', number: 1 });
  });

  test('sameDayAfter crosses the year, and uses the last day of a shorter month', () => {
    expect(sameDayAfter('2026-12-24', 1)).toBe('2027-01-24');
    expect(sameDayAfter('2026-01-24', -1)).toBe('2025-12-24');
    expect(sameDayAfter('2026-01-31', 1)).toBe('2026-02-28');
    expect(lastOf('2028-02')).toBe('2028-02-29');
  });
});

test('weekOf runs from Monday to Sunday, across the end of a year too', () => {
  const week = { from: '2026-12-28', to: '2027-01-03' };
  expect(['2026-12-28', '2026-12-31', '2027-01-03'].map(weekOf)).toEqual([week, week, week]);
});

describe('dayAfterKey', () => {
  // A Thursday.
  const day = '2026-12-24';
  test.each([
    ['ArrowLeft', '2026-12-23'],
    ['ArrowRight', '2026-12-25'],
    ['ArrowUp', '2026-12-17'],
    ['ArrowDown', '2026-12-31'],
    ['Home', '2026-12-21'],
    ['End', '2026-12-27'],
    ['PageUp', '2026-11-24'],
    ['PageDown', '2027-01-24'],
    ['a', null],
  ])('%s moves to %s', (key, expected) => {
    expect(dayAfterKey(key, day)).toBe(expected);
  });
});
