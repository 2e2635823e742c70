import { expect, test } from 'vitest';
import { spanBefore } from '@/features/reports/figures/domain/span';
import { daysFrom } from '@/shared/time/days';
import { stepKindOf, stepsOf } from './steps';

const spans = [
  { from: '2026-11-01', to: '2026-11-01' },
  { from: '2026-10-25', to: '2026-11-23' },
  { from: '2026-04-01', to: '2026-09-30' },
  { from: '2025-02-14', to: '2026-11-23' },
];

test.each(spans)('the steps from $from to $to cover each day of the span and of the one before once', (span) => {
  const steps = stepsOf(span);
  expect(steps.flatMap(({ from, to }) => daysFrom(from, to))).toEqual(daysFrom(span.from, span.to));
  const before = spanBefore(span);
  expect(steps.flatMap((step) => daysFrom(step.before.from, step.before.to))).toEqual(daysFrom(before.from, before.to));
});

test('steps are days for up to 31 days, weeks from Monday for up to half a year, then calendar months', () => {
  expect(spans.map(stepKindOf)).toEqual(['day', 'day', 'week', 'month']);
  expect(stepsOf({ from: '2026-04-01', to: '2026-09-30' }).slice(0, 2)).toMatchObject([
    { from: '2026-04-01', to: '2026-04-05' },
    { from: '2026-04-06', to: '2026-04-12' },
  ]);
  expect(stepsOf({ from: '2025-02-14', to: '2026-11-23' }).at(-1)).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-23',
  });
});
