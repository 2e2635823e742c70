import { defaultLocale, type Locale } from '@/shared/locale/locales';

type Text = { subject: string; body: string };
type Texts = { en: Text } & { [L in Locale]?: Partial<Text> | undefined };

/**
 * Falls back to English for the entire text when the body is missing, so that no message mixes two languages, and for
 * the subject alone when only that is missing.
 */
export function textIn(texts: Texts, locale: Locale): Text & { locale: Locale } {
  const own = texts[locale];
  if (!own?.body) return { ...texts.en, locale: defaultLocale };
  return { subject: own.subject || texts.en.subject, body: own.body, locale };
}
