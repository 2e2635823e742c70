import { errorKey } from '@/shared/errors/error-key';
import { defaultLocale, type Locale, locales, perLocale } from '@/shared/locale/locales';
import { requiredText } from './fields';
import { z } from './zod';

type Shape = Record<string, z.ZodType>;

/** Texts as input: the needed parts are required in English, optional in every other language. */
export const writtenTexts = <S extends Shape, Needed extends Shape>(shape: S, needed: Needed) => {
  const some = z.strictObject(shape).partial().optional();
  const en = z.strictObject({ ...shape, ...needed } as Omit<S, keyof Needed> & Needed);
  return z.strictObject({ ...perLocale(() => some), en });
};

/** An entity's texts in every language: English is complete, other languages may lack some or all parts. */
export const localisedTexts = <S extends Shape>(shape: S) => writtenTexts(shape, shape);

type Texts<T> = { en: T } & { [L in Exclude<Locale, 'en'>]?: Partial<T> | undefined };

const isWritten = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && !value.length);

/** The texts to show in a language; parts without a translation fall back to English. */
export function textsIn<T extends object>(texts: Texts<T>, locale: Locale): T {
  const own = texts[locale];
  if (locale === defaultLocale || !own) return texts.en;
  const written = Object.entries(own).filter(([, value]) => isWritten(value));
  return { ...texts.en, ...Object.fromEntries(written) };
}

/** The languages that lack a part of the English texts. */
export function unwrittenIn<T extends object>(texts: Texts<T>): Locale[] {
  const parts = Object.entries(texts.en).flatMap(([part, value]) => (isWritten(value) ? [part] : []));
  return locales.filter((lng) => {
    const own = (texts[lng] ?? {}) as Record<string, unknown>;
    return parts.some((part) => !isWritten(own[part]));
  });
}

const LONGEST_LINE = 300;
const line = z.string().trim().max(LONGEST_LINE);

/** One short text per language: a name, a reason. */
export const localisedLine = z.strictObject({ ...perLocale(() => line.optional()), en: line });
/** `localisedLine` as input: English is required. */
export const writtenLine = localisedLine.extend({ en: requiredText(errorKey('required.field'), LONGEST_LINE) });
export type LocalisedLine = z.infer<typeof localisedLine>;

export function lineIn(texts: unknown, locale: Locale): string {
  const parsed = localisedLine.parse(texts);
  return parsed[locale] || parsed.en;
}

/** The texts for a form: every part in every language, blank where there is none yet. */
export const inEveryLanguage = <T extends object>(texts: Texts<T>, blank: T): Record<Locale, T> =>
  perLocale((locale) => ({ ...blank, ...texts[locale] }));

/** Like `inEveryLanguage`, for one short text per language. */
export const lineInEveryLanguage = (texts: Partial<LocalisedLine> | null): Record<Locale, string> =>
  perLocale((locale) => texts?.[locale] ?? '');
