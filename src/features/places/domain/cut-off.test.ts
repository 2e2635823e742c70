import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAt, plusDays } from '../../../shared/days';
import { cutOffOf, isCutOff } from './cut-off';

const christmas = '2026-12-24';

test('twelve hours before half past six on Bali is half past six of the evening before there', () => {
  expect(cutOffOf(christmas, 12)).toEqual(new Date('2026-12-23T18:30:00+08:00'));
});

test('whoever books exactly at the cut-off is in time, and a moment later is not', () => {
  expect(isCutOff(christmas, 12, new Date('2026-12-23T18:30:00.000+08:00'))).toBe(false);
  expect(isCutOff(christmas, 12, new Date('2026-12-23T18:30:00.001+08:00'))).toBe(true);
});

test('a product without a cut-off can be booked until the shop sets out', () => {
  expect(isCutOff(christmas, 0, new Date('2026-12-24T06:30:00+08:00'))).toBe(false);
  expect(isCutOff(christmas, 0, new Date('2026-12-24T06:31:00+08:00'))).toBe(true);
});

const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

test('a day that is still bookable stays so with a shorter cut-off, and so does every later day', () => {
  fc.assert(
    fc.property(moments, fc.nat(30), fc.nat(200), (now, later, hours) => {
      const day = plusDays(dayAt(now), later);
      if (isCutOff(day, hours, now)) return;
      expect(isCutOff(day, Math.max(0, hours - 1), now)).toBe(false);
      expect(isCutOff(plusDays(day, 1), hours, now)).toBe(false);
    }),
  );
});
