import { expect, test } from 'vitest';
import { asWritten } from './as-written';
import { typeset } from './typeset';

test('typeset keeps a number beside its unit, and an amount beside its currency', () => {
  expect(typeset('5 to 18 m, 25 °C, 7 Uhr')).toBe('5\u00a0to 18\u00a0m, 25\u00a0°C, 7\u00a0Uhr');
  expect(typeset('Rp 150.000')).toBe('Rp\u00a0150.000');
});

test('typeset never ends a line with the first number of a span', () => {
  expect(typeset('5 sampai 18 meter, 20 bis 30 Minuten')).toBe(
    '5\u00a0sampai 18\u00a0meter, 20\u00a0bis 30\u00a0Minuten',
  );
  expect(typeset('2 to the left')).toBe('2 to the left');
});

test('typeset keeps number and unit of a compound together', () => {
  expect(typeset('5-mm-Anzüge, 15-Liter-Flasche, 2-metre swell')).toBe(
    '5-\u2060mm-Anzüge, 15-Liter-Flasche, 2-metre swell',
  );
});

test('typeset ignores a word that only begins like a unit', () => {
  expect(typeset('at 10 mantas come, 3 good dives, 4 hats')).toBe('at 10 mantas come, 3 good dives, 4 hats');
});

test('typeset keeps a number beside its counter in scripts that break after any character', () => {
  expect(typeset('海で4本、7か月、24時間前、2ダイブ')).toBe(
    '海で4\u2060本、7\u2060か\u2060月、24\u2060時\u2060間前、2\u2060ダ\u2060イ\u2060ブ',
  );
  expect(typeset('最多4人，6个月')).toBe('最多4\u2060人，6\u2060个\u2060月');
});

test('typeset keeps a span of numbers on one line', () => {
  expect(typeset('5–18 m, 3〜4日間')).toBe('5–\u206018\u00a0m, 3〜\u20604\u2060日\u2060間');
  expect(typeset('the reef – and 4 more')).toBe('the reef – and 4 more');
});

test('typeset keeps a short Latin name in full-width brackets on one line, and allows a long one two', () => {
  expect(typeset('米庞岛（Gili Mimpang）')).toBe('米庞岛（Gili\u00a0Mimpang）');
  const long = '进阶开放水域潜水员（Advanced Open Water Diver）';
  expect(typeset(long)).toBe(long);
});

test('asWritten removes what typeset added', () => {
  for (const text of ['5–18 m, 12 kg', '海で4本、3〜4日間']) expect(asWritten(typeset(text))).toBe(text);
});
