import { defaultLocale, type Locale } from '@/shared/locale/locales';

/**
 * Chooses the owner's text in this language; else the shipped one if English is shipped too; else the owner's English,
 * because a shipped translation would contradict it.
 */
export function chosenText<Text>(
  texts: Record<Locale, Text | null>,
  lng: Locale,
): { language: Locale; own: Text | null } {
  if (texts[lng]) return { language: lng, own: texts[lng] };
  return texts[defaultLocale] ? { language: defaultLocale, own: texts[defaultLocale] } : { language: lng, own: null };
}
