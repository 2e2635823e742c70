import { defaultLocale, type Locale } from '@/shared/locale/locales';

/**
 * Chooses the text of the owner in this language, else the shipped text if the owner has not rewritten the English one,
 * else the English text of the owner, because a shipped translation would contradict it.
 */
export function chosenText<Text>(
  texts: Record<Locale, Text | null>,
  lng: Locale,
): { language: Locale; own: Text | null } {
  if (texts[lng]) return { language: lng, own: texts[lng] };
  return texts[defaultLocale] ? { language: defaultLocale, own: texts[defaultLocale] } : { language: lng, own: null };
}
