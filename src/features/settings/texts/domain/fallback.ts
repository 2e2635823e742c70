import { defaultLocale, type Locale } from '@/shared/locale/locales';

/**
 * Whose text a visitor reads: the owner's in this language; the shipped one as long as English is shipped too; else the
 * owner's English, because a shipped translation would not say the same.
 */
export function chosenText<Text>(
  texts: Record<Locale, Text | null>,
  lng: Locale,
): { language: Locale; own: Text | null } {
  if (texts[lng]) return { language: lng, own: texts[lng] };
  return texts[defaultLocale] ? { language: defaultLocale, own: texts[defaultLocale] } : { language: lng, own: null };
}
