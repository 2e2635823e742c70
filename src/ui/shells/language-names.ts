import { getT } from '../../i18n/server';
import { type Locale, locales } from '../../shared/locales';

/** Each language by its own name. */
export async function languageNames(lng: Locale): Promise<Record<Locale, string>> {
  const { t } = await getT(lng, 'common');
  return Object.fromEntries(locales.map((locale) => [locale, t(`languages.${locale}`)])) as Record<Locale, string>;
}
