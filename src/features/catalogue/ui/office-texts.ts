import { type Locale, locales } from '../../../shared/locales';

type Texts<Part> = { en: Part } & { [lng in Exclude<Locale, 'en'>]?: Partial<Part> | undefined };

/** A field for every part in every language, empty where nothing is written yet. */
export const withBlanks = <Part extends object>(texts: Texts<Part>, blank: Part): Record<Locale, Part> =>
  Object.fromEntries(locales.map((lng) => [lng, { ...blank, ...texts[lng] }])) as Record<Locale, Part>;
