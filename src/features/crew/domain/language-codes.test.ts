import { expect, test } from 'vitest';
import { locales } from '@/shared/locale/locales';
import { languageCodes } from './language-codes';

test('languageCodes lists each language once, with a name in every language of the site', () => {
  const nameless = locales.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
    return languageCodes.filter((code) => !names.of(code)).map((code) => `${code} in ${locale}`);
  });
  expect(nameless).toEqual([]);
  expect(new Set(languageCodes).size).toBe(languageCodes.length);
});

test('languageCodes includes the languages of the site, and one code for each language', () => {
  expect(languageCodes).toEqual(expect.arrayContaining([...locales]));
  expect(languageCodes.filter((code) => Intl.getCanonicalLocales(code)[0] !== code)).toEqual([]);
});
