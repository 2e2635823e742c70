import { describe, expect, test } from 'vitest';
import { presetSpan, presets, spanBefore, spanOf } from './span';

const today = '2026-11-25';

test('spanBefore has the same length and ends when the span begins, across months and leap days', () => {
  expect(spanBefore({ from: '2026-11-01', to: '2026-11-23' })).toEqual({ from: '2026-10-09', to: '2026-10-31' });
  expect(spanBefore({ from: '2028-03-01', to: '2028-03-01' })).toEqual({ from: '2028-02-29', to: '2028-02-29' });
});

test('spanOf defaults to the last 30 days, and to today as the last day', () => {
  expect(spanOf({}, today)).toEqual({ from: '2026-10-27', to: today });
  expect(spanOf({ from: '2026-11-20' }, today)).toEqual({ from: '2026-11-20', to: today });
  expect(spanOf({ from: '2026-12-24' }, today)).toEqual({ from: '2026-12-24', to: '2026-12-24' });
  expect(spanOf({ to: '2026-06-30' }, today)).toEqual({ from: '2026-06-01', to: '2026-06-30' });
});

describe('presets', () => {
  test('end today and begin on Monday, on the first of the month, 29 days ago or with the season', () => {
    const first = Object.fromEntries(presets.map((preset) => [preset, presetSpan(preset, today, '04-01')]));
    expect(first).toEqual({
      week: { from: '2026-11-23', to: today },
      month: { from: '2026-11-01', to: today },
      thirty_days: { from: '2026-10-27', to: today },
      season: { from: '2026-04-01', to: today },
    });
  });

  test("use last year's season until the next one begins", () => {
    expect(presetSpan('season', '2027-03-31', '04-01').from).toBe('2026-04-01');
    expect(presetSpan('season', '2027-04-01', '04-01').from).toBe('2027-04-01');
  });
});
