import { describe, expect, test } from 'vitest';
import { daysFrom } from '@/shared/time/days';
import { rangeBefore, rangeOf, spans, stepsUntil, sumIn } from './chart-steps';

const today = '2026-11-22';

describe('the steps of a chart', () => {
  test.each(spans)('for %i days include each of those days exactly once', (span) => {
    const { from, to } = rangeOf(span, today);
    const days = stepsUntil(today, span).flatMap((step) => daysFrom(step.from, step.to));
    expect(days).toEqual(daysFrom(from, to));
    expect(days).toHaveLength(span);
  });

  test('are days, weeks that end today, or calendar months', () => {
    expect(stepsUntil(today, 30)).toHaveLength(30);
    const weeks = stepsUntil(today, 90);
    expect([weeks.length, weeks.at(-1)]).toEqual([13, { from: '2026-11-16', to: today }]);
    const months = stepsUntil(today, 365);
    expect(months.slice(0, 2)).toEqual([
      { from: '2025-11-23', to: '2025-11-30' },
      { from: '2025-12-01', to: '2025-12-31' },
    ]);
    expect(months.at(-1)).toEqual({ from: '2026-11-01', to: today });
  });

  test('are compared with the same number of preceding days', () => {
    expect(rangeOf(30, today)).toEqual({ from: '2026-10-24', to: today });
    expect(rangeBefore(30, today)).toEqual({ from: '2026-09-24', to: '2026-10-23' });
  });

  test('sum the values of their days, both ends inclusive', () => {
    const rows = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'].map((day) => ({ day, amount: 5 }));
    expect(sumIn({ from: '2026-11-16', to: today }, rows, ({ amount }) => amount)).toBe(10);
  });
});
