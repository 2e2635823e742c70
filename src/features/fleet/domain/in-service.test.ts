import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysFrom, plusDays } from '@/shared/time/days';
import { isInService, outOfServiceOn, overlapping } from './in-service';

const yard = { from: '2026-12-01', to: '2026-12-03' };
const boat = { active: true, out_of_service: [{ from: '2026-11-10', to: '2026-11-10' }, yard] };

describe('isInService', () => {
  test('is false from the first to the last day of a span, and true just before and after', () => {
    const days = daysFrom('2026-11-30', '2026-12-04');
    expect(days.map((day) => isInService(boat, day))).toEqual([true, false, false, false, true]);
  });

  test('is false for a span of a single day', () => {
    expect(isInService(boat, '2026-11-10')).toBe(false);
  });

  test('is false for an inactive boat on every day', () => {
    expect(isInService({ ...boat, active: false }, '2026-12-24')).toBe(false);
  });

  test('is true for an active boat without a span', () => {
    expect(isInService({ active: true, out_of_service: [] }, '2026-12-02')).toBe(true);
  });
});

test('outOfServiceOn returns the span that covers the day, even for an inactive boat', () => {
  const engine = { ...yard, reason: 'engine' };
  expect(outOfServiceOn({ out_of_service: [engine] }, '2026-12-02')).toBe(engine);
  expect(outOfServiceOn({ out_of_service: [engine] }, '2026-12-04')).toBeUndefined();
});

test('overlapping finds a span if and only if they share a day', () => {
  const span = fc
    .tuple(fc.nat(40), fc.nat(10))
    .map(([start, length]) => ({ from: plusDays('2026-12-01', start), to: plusDays('2026-12-01', start + length) }));
  fc.assert(
    fc.property(span, span, (one, other) => {
      const isShared = daysFrom(one.from, one.to).some((day) => other.from <= day && day <= other.to);
      expect(overlapping([one], other) !== undefined).toBe(isShared);
    }),
  );
});
