import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAt, daysBetween, daysFrom, momentOf, plusDays, startOf, toDate, toDay, weekdayOf } from './days';

const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const days = moments.map(toDay);

describe('the day at the shop', () => {
  test('begins at midnight in Bali, eight hours before midnight UTC', () => {
    expect(dayAt(new Date('2026-12-23T15:59:59.999Z'))).toBe('2026-12-23');
    expect(dayAt(new Date('2026-12-23T16:00:00Z'))).toBe('2026-12-24');
    expect(dayAt(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
  });

  test('contains the moment between its two midnights', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const day = dayAt(moment);
        expect(momentOf(day, '00:00').getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(momentOf(plusDays(day, 1), '00:00').getTime()).toBeGreaterThan(moment.getTime());
      }),
    );
  });
});

test('startOf begins a diving day at 06:30, which is 22:30 UTC of the day before', () => {
  expect(startOf('2026-12-24')).toEqual(new Date('2026-12-23T22:30:00Z'));
});

test('plusDays and daysBetween count across months, years and leap days, forward and back', () => {
  expect(plusDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysBetween('2026-12-24', '2027-01-03')).toBe(10);
  fc.assert(
    fc.property(days, fc.integer({ min: -1000, max: 1000 }), (day, count) => {
      expect(daysBetween(day, plusDays(day, count))).toBe(count);
    }),
  );
});

test('daysFrom includes both ends', () => {
  expect(daysFrom('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(daysFrom('2026-12-30', '2026-12-30')).toEqual(['2026-12-30']);
  expect(daysFrom('2026-12-30', '2026-12-29')).toEqual([]);
});

test('weekdayOf counts from Monday, 1, to Sunday, 7', () => {
  expect(daysFrom('2026-12-21', '2026-12-27').map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a day is unchanged after a round trip through the database', () => {
  fc.assert(fc.property(days, (day) => toDay(toDate(day)) === day));
});
