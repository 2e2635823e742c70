import { useT } from '@/i18n/client';

/** Replaces the totals of a list when a search finds more rows than are added up. */
export function NoSums() {
  const { t } = useT('common');
  return <p>{t('table.noSums')}</p>;
}
