import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';

/** Prepares readers of another language for an English text. */
export async function InEnglish({ lng, language }: { lng: Locale; language: Locale }) {
  const { t } = await getT(lng, 'site');
  return lng === language ? null : <p lang={lng}>{t('inEnglish')}</p>;
}
