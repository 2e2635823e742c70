import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { FacilityRowView } from './schema';

export const facilityCsv = csvList<FacilityRowView>({
  name: 'facility-locations',
  procedure: 'admin.facilities.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'catalogue-admin');
    const translateKind = await translator(locale, 'catalogue');
    return [
      { heading: t('list.name'), value: ({ name }) => name },
      { heading: t('list.slug'), value: ({ slug }) => slug },
      { heading: t('product.field.kind'), value: ({ kind }) => translateKind(`facility.${kind}`) },
      { heading: t('list.state'), value: ({ active }) => t(active ? 'list.shown' : 'list.hidden') },
    ];
  },
});
