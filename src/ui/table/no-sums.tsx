import { useT } from '@/i18n/client';

/** In place of the totals of a list where a search finds more than is added up. */
export function NoSums() {
  const { t } = useT('common');
  return <p>{t('table.noSums')}</p>;
}
