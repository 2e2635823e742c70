import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallClockIn } from './wall-clock';

const timeZone = 'Europe/Berlin';
const inBerlin = wallClockIn(timeZone);
const HOUR_MS = 3_600_000;
const wallAt = (text: string) => new Date(inBerlin(new Date(text))).toISOString();

test('wallClockIn follows daylight saving changes in both directions', () => {
  expect(wallAt('2026-03-28T23:30:00.250Z')).toBe('2026-03-29T00:30:00.250Z');
  expect(wallAt('2026-03-29T00:59:59.999Z')).toBe('2026-03-29T01:59:59.999Z');
  expect(wallAt('2026-03-29T01:00:00.000Z')).toBe('2026-03-29T03:00:00.000Z');
  expect(wallAt('2026-03-30T00:00:00.000Z')).toBe('2026-03-30T02:00:00.000Z');
  expect(wallAt('2026-10-25T00:59:59.000Z')).toBe('2026-10-25T02:59:59.000Z');
  expect(wallAt('2026-10-25T01:00:00.000Z')).toBe('2026-10-25T02:00:00.000Z');
});

test('wallClockIn agrees with Intl, whichever moments were read before', () => {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      const wall = inBerlin(moment);
      expect(new Date(wall).toISOString().slice(0, 19).replace('T', ' ')).toBe(shown.format(moment));
      expect([HOUR_MS, 2 * HOUR_MS]).toContain(wall - moment.getTime());
    }),
  );
});

test('wallClockIn throws on an invalid date', () => {
  expect(() => inBerlin(new Date(Number.NaN))).toThrow(RangeError);
});
