import { defaultLocale, type Locale } from '@/shared/locale/locales';

type Text = { subject: string; body: string };
type Texts = { en: Text } & { [L in Locale]?: Partial<Text> | undefined };

/**
 * The text that a guest gets in a language: English as a whole where the body is not written in theirs, so that no
 * message mixes two; only a subject may be missing.
 */
export function textIn(texts: Texts, locale: Locale): Text & { locale: Locale } {
  const own = texts[locale];
  if (!own?.body) return { ...texts.en, locale: defaultLocale };
  return { subject: own.subject || texts.en.subject, body: own.body, locale };
}
