import { expect, test } from 'vitest';
import { AppError } from '@/shared/errors/errors';
import { describe as sentencesOf } from './sentences';

const full = new AppError('sold_out', { params: { day: '2026-12-04' } });
const nearlyFull = new AppError('sold_out', { params: { day: '2026-12-04', count: 1 } });

test.each([
  ['en', /^Fri,? 4 Dec has just sold out\./],
  ['de', /^Fr\.?, 4\. Dez\. ist inzwischen ausgebucht\./],
  ['id', /^Jum, 4 Des baru saja penuh\./],
  ['ja', /^12月4日\(金\)は満席になりました。/],
  ['zh', /^12月4日周五的名额刚刚已满/],
] as const)('describe names the day of a full departure in %s', async (locale, sentence) => {
  expect((await sentencesOf(full, locale)).message).toMatch(sentence);
});

test('describe says how many places a day still has', async () => {
  expect((await sentencesOf(nearlyFull, 'en')).message).toMatch(/^Only 1 place is left on Fri,? 4 Dec\./);
});
