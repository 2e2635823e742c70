import { expect, test } from 'vitest';
import { moonDaysWithin } from '@/features/availability/sea/domain/moon';
import { daysBetween, isDay, plusDays } from '@/shared/time/days';
import { areasClosed, closureProposals, nameOf, type proposalKinds, proposalNamed } from './closure-proposals';

const of = (kind: (typeof proposalKinds)[number]) => closureProposals.filter((proposal) => proposal.kind === kind);

test('closureProposals lists Nyepi and Nyepi Laut once for each of its years, by date', () => {
  expect(closureProposals.map(nameOf)).toEqual([
    ...['nyepi-2027', 'nyepi_laut-2027', 'nyepi-2028'],
    ...['nyepi_laut-2028', 'nyepi-2029', 'nyepi_laut-2029'],
  ]);
  const dates = closureProposals.map(({ date }) => date);
  expect(dates.filter(isDay)).toEqual(dates.toSorted());
});

test('Nyepi Laut follows a full moon within a day, and Nyepi is within a day of the new moon', () => {
  const around = (date: string, after: number) => moonDaysWithin(plusDays(date, -1), plusDays(date, after));
  for (const { date } of of('nyepi_laut')) expect(around(date, 0), date).toMatchObject([{ phase: 'full' }]);
  for (const { date } of of('nyepi')) expect(around(date, 1), date).toMatchObject([{ phase: 'new' }]);
});

test('Nyepi 2027 is proposed for 8 March, with 9 March as the other date', () => {
  expect(proposalNamed('nyepi-2027')).toMatchObject({ date: '2027-03-08', otherDate: '2027-03-09' });
  for (const { date, otherDate } of closureProposals)
    if (otherDate) expect(Math.abs(daysBetween(date, otherDate))).toBe(1);
});

test('Nyepi closes everything, Nyepi Laut the sea around Penida and Lembongan', () => {
  expect(areasClosed).toEqual({ nyepi: [], nyepi_laut: ['nusa_penida', 'nusa_lembongan'] });
});

test('proposalNamed returns nothing for a proposal outside the table', () => {
  expect(proposalNamed('nyepi-2035')).toBeUndefined();
});
