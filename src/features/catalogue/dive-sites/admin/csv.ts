import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { DiveSiteRowView } from './schema';

export const diveSiteCsv = csvList<DiveSiteRowView>({
  name: 'locations',
  procedure: 'admin.locations.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'catalogue-admin');
    const words = await translator(locale, 'catalogue');
    return [
      { heading: t('list.name'), value: ({ name }) => name },
      { heading: t('list.slug'), value: ({ slug }) => slug },
      { heading: t('field.area'), value: ({ area }) => words(`area.${area}`) },
      { heading: t('location.field.depth.from'), value: ({ depth }) => depth.from },
      { heading: t('location.field.depth.to'), value: ({ depth }) => depth.to },
      { heading: t('location.field.products'), value: ({ products }) => products },
      { heading: t('location.part.person'), value: ({ person_in_charge }) => person_in_charge },
      { heading: t('list.state'), value: ({ active }) => t(active ? 'list.shown' : 'list.hidden') },
    ];
  },
});
