import { expect, test } from 'vitest';
import { locales } from './locales';
import { nameOrder } from './name-order';

test('Japanese and Chinese ask for the family name first, the other languages for the given one', () => {
  const first = Object.fromEntries(locales.map((locale) => [locale, nameOrder(locale)[0]]));
  expect(first).toEqual({ en: 'first_name', id: 'first_name', de: 'first_name', ja: 'last_name', zh: 'last_name' });
});

test('every language asks for both', () => {
  for (const locale of locales) expect([...nameOrder(locale)].sort()).toEqual(['first_name', 'last_name']);
});
