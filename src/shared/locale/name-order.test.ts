import { expect, test } from 'vitest';
import { locales } from './locales';
import { fullName, isEastAsian, nameOrder, spokenName } from './name-order';

test('nameOrder puts the family name first in Japanese and Chinese, the given name first elsewhere', () => {
  const first = Object.fromEntries(locales.map((locale) => [locale, nameOrder(locale)[0]]));
  expect(first).toEqual({ en: 'first_name', id: 'first_name', de: 'first_name', ja: 'last_name', zh: 'last_name' });
});

test('nameOrder includes both names in every language', () => {
  for (const locale of locales) expect([...nameOrder(locale)].sort()).toEqual(['first_name', 'last_name']);
});

test('fullName puts the given name first in Latin letters', () => {
  expect(fullName({ first_name: 'Elena', last_name: 'Rossi' })).toBe('Elena Rossi');
  expect(fullName({ firstName: 'Na', lastName: 'Zhang' })).toBe('Na Zhang');
});

test.each([
  ['娜', '张', '张娜'],
  ['花子', '佐々木', '佐々木花子'],
  ['さくら', '小林', '小林さくら'],
  ['길동', '홍', '홍길동'],
])('fullName of %s of the family %s is %s', (first_name, last_name, expected) => {
  expect(fullName({ first_name, last_name })).toBe(expected);
});

test('fullName keeps the space of a name in two scripts', () => {
  expect(fullName({ first_name: 'Anna', last_name: '张' })).toBe('Anna 张');
});

test('isEastAsian is false for a name with a part in Latin letters, and for none', () => {
  expect(['山田 花子', '홍길동', 'Anna 张', 'Elena Rossi', ''].map(isEastAsian)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('fullName is the given name alone when there is no family name', () => {
  expect(fullName({ first_name: 'Ketut', last_name: '' })).toBe('Ketut');
  expect(fullName({ first_name: '', last_name: 'Dewi' })).toBe('Dewi');
  expect(fullName({ first_name: '娜', last_name: '' })).toBe('娜');
});

test('spokenName is the given name, or the full name where the given name cannot stand alone', () => {
  expect(spokenName({ first_name: 'Elena', last_name: 'Rossi' })).toBe('Elena');
  expect(spokenName({ first_name: '娜', last_name: '张' })).toBe('张娜');
  expect(spokenName({ first_name: 'Anna', last_name: '张' })).toBe('Anna');
});
