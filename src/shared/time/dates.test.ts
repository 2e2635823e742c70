import { expect, test } from 'vitest';
import { locales } from '@/shared/locale/locales';
import { formatDay, formatDays, formatMoment, formatTileDay, monthName } from './dates';

test('formatMoment adds the word for the hour where the language has one', () => {
  const moment = new Date('2026-11-20T07:33:00Z');
  expect(formatMoment(moment, 'de')).toBe('20. November 2026 um 15:33\u00a0Uhr');
  expect(formatMoment(moment, 'de', 'medium')).toBe('20.11.2026, 15:33');
  expect(formatMoment(moment, 'en')).toBe('20 November 2026 at 15:33');
});

test('formatDay writes a day with its weekday without a leading zero in every language', () => {
  const written = locales.map((lng) => formatDay('2026-12-08', lng, 'full'));
  expect(written).toEqual([
    'Tuesday, 8 December 2026',
    'Selasa, 8 Desember 2026',
    '2026年12月8日火曜日',
    '2026年12月8日星期二',
    'Dienstag, 8. Dezember 2026',
  ]);
});

test('monthName names a month of no particular year in the reader’s language', () => {
  const names = (month: number) => (['en', 'id', 'ja', 'zh', 'de'] as const).map((lng) => monthName(month, lng));
  expect(names(1)).toEqual(['January', 'Januari', '1月', '一月', 'Januar']);
  expect(names(10)).toEqual(['October', 'Oktober', '10月', '十月', 'Oktober']);
});

test('formatTileDay names the month of a day that its weekday and number would not identify', () => {
  const tiles = (day: string) => locales.map((lng) => formatTileDay(day, '2026-11-30', lng));
  expect(tiles('2026-12-03')).toEqual(['Thu 3', 'Kam 3', '3日(木)', '3日周四', 'Do 3.']);
  expect(tiles('2026-12-28')).toEqual(['28 Dec', '28 Des', '12月28日', '12月28日', '28. Dez.']);
});

test('formatDays writes a span without thin spaces, which browsers leave out', () => {
  expect(locales.map((lng) => formatDays('2026-11-30', '2026-12-06', lng))).toEqual([
    '30 November – 6 December 2026',
    '30 November – 6 Desember 2026',
    '2026/11/30～2026/12/06',
    '2026/11/30 – 2026/12/6',
    '30. November – 6. Dezember 2026',
  ]);
});
