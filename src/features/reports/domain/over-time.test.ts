import { expect, test } from 'vitest';
import { dayByDay, overTime } from './over-time';

const rows = ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'].map((day, index) => ({
  day,
  amount: 10 ** index,
}));
const span = { from: '2026-11-02', to: '2026-11-03' };

test('overTime sums the days of a span and of the equally long span before it', () => {
  expect(overTime(rows, ['amount'], span)).toEqual({
    total: { amount: 1_100 },
    before: { amount: 11 },
    steps: [
      {
        from: '2026-11-02',
        to: '2026-11-02',
        amount: 100,
        before: { from: '2026-10-31', to: '2026-10-31', amount: 1 },
      },
      {
        from: '2026-11-03',
        to: '2026-11-03',
        amount: 1_000,
        before: { from: '2026-11-01', to: '2026-11-01', amount: 10 },
      },
    ],
  });
});

test('dayByDay has a row for each day, with zeros where nothing happened', () => {
  expect(dayByDay(rows, ['amount'], { from: '2026-11-04', to: '2026-11-05' })).toEqual([
    { date: '2026-11-04', amount: 10_000, before: { date: '2026-11-02', amount: 100 } },
    { date: '2026-11-05', amount: 0, before: { date: '2026-11-03', amount: 1_000 } },
  ]);
});
