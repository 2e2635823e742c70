import { languages } from './language-list.mjs';

export const locales = languages;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

export const toLocale = (value: string | null | undefined): Locale => (isLocale(value) ? value : defaultLocale);

/** A table with one entry per language. */
export const perLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** The locale for `Intl`: our English is British, in its dates and its commas. */
export const intlLocale = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);

/** The address of a page in a language: English has no prefix. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The first path segment: `trips` of `/trips/amed`; empty when the text is not a path. */
export function firstFolder(pathname: string): string {
  if (!pathname.startsWith('/')) return '';
  const end = pathname.indexOf('/', 1);
  return end < 0 ? pathname.slice(1) : pathname.slice(1, end);
}

/** Splits `/de/trips` into its language and the path without it, which never begins with `//`: that is another site. */
export function splitLocale(pathname: string): { locale: Locale | null; path: string } {
  const first = firstFolder(pathname);
  if (!isLocale(first)) return { locale: null, path: pathname };
  return { locale: first, path: `/${pathname.slice(first.length + 1).replace(/^\/+/, '')}` };
}

/** The path as the address bar shows it: the internal `/en` prefix is never public. */
export function publicPath(pathname: string): string {
  const { locale, path } = splitLocale(pathname);
  return locale === defaultLocale ? path : pathname;
}
