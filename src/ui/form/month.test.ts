import { describe, expect, test } from 'vitest';
import { dayAfterKey, plusMonths, sameDayIn, weekdayNames, weeksOf } from './month';

describe('a calendar month', () => {
  test('weeksOf lists every day once, in weeks that begin on the first weekday of the country', () => {
    const german = weeksOf('2026-02', 'de');
    expect(german.map((week) => week.length)).toEqual([1, 7, 7, 7, 6]);
    expect(german.flat()).toHaveLength(28);
    expect(weeksOf('2026-02', 'ja')[0]?.at(-1)).toBe('2026-02-07');
    expect(weeksOf('2028-02', 'en').flat()).toHaveLength(29);
  });

  test('weekdayNames lists the weekdays in the same order as weeksOf', () => {
    expect(weekdayNames('en').map(({ short }) => short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(weekdayNames('ja').map(({ short }) => short)).toEqual(['日', '月', '火', '水', '木', '金', '土']);
    expect(weekdayNames('de')[0]?.long).toBe('Montag');
  });

  test('the next month follows over the turn of the year too', () => {
    expect(plusMonths('2026-12', 1)).toBe('2027-01');
    expect(plusMonths('2026-01', -1)).toBe('2025-12');
    expect(sameDayIn('2026-01-31', '2026-02')).toBe('2026-02-28');
    expect(sameDayIn('2026-02-15', '2026-03')).toBe('2026-03-15');
  });
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
  ])('%s leads to %s', (key, expected) => {
    expect(dayAfterKey(key, day, 'en')).toBe(expected);
  });

  test('Home and End follow the weeks of the country', () => {
    expect(dayAfterKey('Home', day, 'ja')).toBe('2026-12-20');
  });
});
