import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';

/** Tells readers of another language that the text is in English. */
export async function InEnglish({ lng, language }: { lng: Locale; language: Locale }) {
  const { t } = await getT(lng, 'site');
  return lng === language ? null : <p lang={lng}>{t('inEnglish')}</p>;
}
