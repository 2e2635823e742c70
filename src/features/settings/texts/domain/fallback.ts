import { defaultLocale, type Locale } from '@/shared/locale/locales';

/**
 * Prefers the owner's text in this language, then the shipped one while English is shipped too, else the owner's
 * English, which a shipped translation would contradict.
 */
export function chosenText<Text>(
  texts: Record<Locale, Text | null>,
  lng: Locale,
): { language: Locale; own: Text | null } {
  if (texts[lng]) return { language: lng, own: texts[lng] };
  return texts[defaultLocale] ? { language: defaultLocale, own: texts[defaultLocale] } : { language: lng, own: null };
}
