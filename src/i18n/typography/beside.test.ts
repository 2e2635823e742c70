import { expect, test } from 'vitest';
import { beside, wholeDate } from './beside';

test('facts beside each other break only after the point between them', () => {
  expect(beside(['2 dives', false, 'Mild current', null])).toBe('2\u00a0dives\u00a0· Mild\u00a0current');
});

test('a date may lose its weekday or its year to another line, not its month', () => {
  expect(wholeDate('Dienstag, 8. Dezember 2026')).toBe('Dienstag, 8.\u00a0Dezember 2026');
  expect(wholeDate('Tuesday 8 December 2026')).toBe('Tuesday 8\u00a0December 2026');
  expect(wholeDate('2026年12月8日星期二').split('\u2060')).toEqual(['2026', '年', '12', '月', '8', '日星', '期', '二']);
});
