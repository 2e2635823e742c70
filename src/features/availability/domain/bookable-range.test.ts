import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plusDays, startOf } from '@/shared/time/days';
import { firstBookableDay } from './bookable-range';

const MS_AN_HOUR = 3_600_000;
const firstAt = (hours: number, clock: string) => firstBookableDay(hours, new Date(`${clock}+08:00`));

test('firstBookableDay with a cut-off of twelve hours keeps a day bookable until 18:30 on the evening before', () => {
  expect(firstAt(12, '2026-12-23T12:00:00')).toBe('2026-12-24');
  expect(firstAt(12, '2026-12-23T19:00:00')).toBe('2026-12-25');
});

test('firstBookableDay accepts a booking exactly at the cut-off and refuses one a moment later', () => {
  expect(firstAt(12, '2026-12-23T18:30:00.000')).toBe('2026-12-24');
  expect(firstAt(12, '2026-12-23T18:30:00.001')).toBe('2026-12-25');
});

test('firstBookableDay without a cut-off keeps a day bookable until departure', () => {
  expect(firstAt(0, '2026-12-24T06:30:00')).toBe('2026-12-24');
  expect(firstAt(0, '2026-12-24T06:30:01')).toBe('2026-12-25');
});

test('firstBookableDay returns the first day that begins late enough', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.nat(400), (now, hours) => {
      const first = firstBookableDay(hours, now);
      const hoursAhead = (day: string) => (startOf(day).getTime() - now.getTime()) / MS_AN_HOUR;
      expect(hoursAhead(first)).toBeGreaterThanOrEqual(hours);
      expect(hoursAhead(plusDays(first, -1))).toBeLessThan(hours);
    }),
  );
});
