import { expect, test } from 'vitest';
import { joinFacts, noBreakDate } from './no-break';

test('joinFacts breaks a line only after the dot between two facts', () => {
  expect(joinFacts(['2 dives', false, 'Mild current', null])).toBe('2\u00a0dives\u00a0· Mild\u00a0current');
});

test('noBreakDate allows a break at the weekday or the year, but not at the month', () => {
  expect(noBreakDate('Dienstag, 8. Dezember 2026')).toBe('Dienstag, 8.\u00a0Dezember 2026');
  expect(noBreakDate('Tuesday 8 December 2026')).toBe('Tuesday 8\u00a0December 2026');
  expect(noBreakDate('2026年12月8日星期二').split('\u2060')).toEqual([
    '2026',
    '年',
    '12',
    '月',
    '8',
    '日星',
    '期',
    '二',
  ]);
});
