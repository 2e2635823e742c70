import { expect, test } from 'vitest';
import { parseDay } from './parse-day';

/** A Monday. */
const today = '2026-11-23';

test.each([
  ['today', '2026-11-23'],
  ['Hari ini', '2026-11-23'],
  ['今日', '2026-11-23'],
  ['今天', '2026-11-23'],
  ['heute', '2026-11-23'],
  ['tomorrow', '2026-11-24'],
  ['besok', '2026-11-24'],
  ['明日', '2026-11-24'],
  ['あした', '2026-11-24'],
  ['明天', '2026-11-24'],
  ['Morgen', '2026-11-24'],
  ['lusa', '2026-11-25'],
  ['Übermorgen', '2026-11-25'],
  ['后天', '2026-11-25'],
  ['kemarin', '2026-11-22'],
])('%s is relative to today', (typed, day) => {
  expect(parseDay(typed, today)).toBe(day);
});

test.each([
  '24 nov',
  '24 November',
  'Nov 24',
  'november 24th, 2026',
  '24. Nov.',
  '24.11.',
  '24/11',
  '24.11.26',
  '24-11-2026',
  '2026-11-24',
  '11月24日',
  '2026年11月24日',
  '11月24号',
  '２４ ｎｏｖ',
])('%s is a date of this year', (typed) => {
  expect(parseDay(typed, today)).toBe('2026-11-24');
});

test.each([
  ['5 mei', '2027-05-05'],
  ['5. Mai', '2027-05-05'],
  ['5 maret', '2027-03-05'],
  ['5. März', '2027-03-05'],
  ['5 agt', '2027-08-05'],
  ['24 des', '2026-12-24'],
  ['24. Dez', '2026-12-24'],
  ['1 oct', '2026-10-01'],
  ['29 feb 2028', '2028-02-29'],
])('%s is the nearest such date, in its language’s month names', (typed, day) => {
  expect(parseDay(typed, today)).toBe(day);
});

test.each([
  ['monday', '2026-11-23'],
  ['Fri', '2026-11-27'],
  ['jumat', '2026-11-27'],
  ['Freitag', '2026-11-27'],
  ['Fr', '2026-11-27'],
  ['金曜日', '2026-11-27'],
  ['金曜', '2026-11-27'],
  ['周五', '2026-11-27'],
  ['星期天', '2026-11-29'],
  ['minggu', '2026-11-29'],
])('%s is the next such weekday', (typed, day) => {
  expect(parseDay(typed, today)).toBe(day);
});

test.each(['', '7890', 'sari', 'no', 'komodo', '31 feb', '13/13', '24 sari', '7k2m9p', '金', 'wreck'])(
  '%s is not a day',
  (typed) => {
    expect(parseDay(typed, today)).toBeNull();
  },
);
