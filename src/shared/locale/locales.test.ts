import { expect, it } from 'vitest';
import i18nConfig from '../../../next-i18next.config.js';
import { intlLocale, localePath, locales, publicPath, splitLocale, toLocale } from './locales';

it('locales are the languages that the translations are configured for', () => {
  expect([...locales]).toEqual(i18nConfig.supportedLngs);
});

it('localePath gives English no prefix and every other language its own', () => {
  expect(localePath('en', '/trips')).toBe('/trips');
  expect(localePath('de', '/trips')).toBe('/de/trips');
  expect(localePath('ja', '/')).toBe('/ja');
});

it('splitLocale reads no language from a path segment that only begins with its code', () => {
  expect(splitLocale('/de/trips')).toEqual({ locale: 'de', path: '/trips' });
  expect(splitLocale('/de')).toEqual({ locale: 'de', path: '/' });
  expect(splitLocale('/deep-diver')).toEqual({ locale: null, path: '/deep-diver' });
  expect(splitLocale('xde')).toEqual({ locale: null, path: 'xde' });
});

it('splitLocale never turns a path into another site’s address', () => {
  expect(splitLocale('/de//elsewhere.test')).toEqual({ locale: 'de', path: '/elsewhere.test' });
  expect(publicPath('/en///elsewhere.test/x')).toBe('/elsewhere.test/x');
});

it('publicPath hides the internal prefix of English', () => {
  expect(publicPath('/en/no/such')).toBe('/no/such');
  expect(publicPath('/id/no/such')).toBe('/id/no/such');
});

it('intlLocale formats dates and lists in British English', () => {
  expect(new Intl.DateTimeFormat(intlLocale('en'), { dateStyle: 'long' }).format(new Date(2026, 4, 1))).toBe(
    '1 May 2026',
  );
  expect(new Intl.ListFormat(intlLocale('en')).format(['Monday', 'Wednesday', 'Friday'])).toBe(
    'Monday, Wednesday and Friday',
  );
  expect(intlLocale('zh')).toBe('zh');
});

it('toLocale falls back to English for an unsupported language, or none', () => {
  expect(toLocale('fr')).toBe('en');
  expect(toLocale(null)).toBe('en');
  expect(toLocale('zh')).toBe('zh');
});
