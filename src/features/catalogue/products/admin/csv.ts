import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { ProductRow } from './schema';

export const productCsv = csvList<ProductRow>({
  name: 'products',
  procedure: 'admin.products.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'catalogue-admin');
    const words = await translator(locale, 'catalogue');
    return [
      { heading: t('list.name'), value: ({ title }) => title },
      { heading: t('list.slug'), value: ({ slug }) => slug },
      { heading: t('product.field.kind'), value: ({ kind }) => t(`product.kind.${kind}`) },
      { heading: t('field.area'), value: ({ area }) => area && words(`area.${area}`) },
      { heading: t('product.field.price'), value: ({ price }) => price },
      { heading: t('product.field.places'), value: ({ places_per_day: seatsPerDay }) => seatsPerDay },
      { heading: t('list.unwritten'), value: ({ unwritten }) => unwritten.join(' ') },
      { heading: t('list.state'), value: ({ active }) => t(active ? 'list.shown' : 'list.hidden') },
    ];
  },
});
