import { expect, test } from 'vitest';
import { asMoment, asTyped } from './appearance';

test('asMoment reads a time by the shop’s clock, in any time zone', () => {
  expect(asMoment('2026-12-24T08:00')).toBe('2026-12-24T00:00:00.000Z');
  expect(asTyped('2026-12-23T16:30:00.000Z')).toBe('2026-12-24T00:30');
});

test('asTyped reverses asMoment, for an empty field too', () => {
  expect(asTyped(asMoment('2026-03-01T23:59'))).toBe('2026-03-01T23:59');
  expect([asMoment(''), asTyped(null)]).toEqual([null, '']);
});
