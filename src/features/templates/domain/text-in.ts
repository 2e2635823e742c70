import { defaultLocale, type Locale } from '@/shared/locale/locales';

type Text = { subject: string; body: string };
type Texts = { en: Text } & { [L in Locale]?: Partial<Text> | undefined };

/**
 * Falls back to the whole English text when the body is not translated, so that no message mixes languages except in
 * the subject.
 */
export function textIn(texts: Texts, locale: Locale): Text & { locale: Locale } {
  const own = texts[locale];
  if (!own?.body) return { ...texts.en, locale: defaultLocale };
  return { subject: own.subject || texts.en.subject, body: own.body, locale };
}
