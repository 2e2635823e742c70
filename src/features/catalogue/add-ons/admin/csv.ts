import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { AddOnRow } from './schema';

export const addOnCsv = csvList<AddOnRow>({
  name: 'addons',
  procedure: 'admin.addons.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'catalogue-admin');
    const ui = await translator(locale, 'ui');
    const shop = await translator(locale, 'catalogue');
    return [
      { heading: t('addOn.name'), value: ({ name }) => name },
      { heading: t('addOn.price'), value: ({ price }) => price },
      { heading: t('addOn.unit'), value: ({ unit }) => shop(`detail.unit.${unit}`) },
      { heading: t('addOn.maximum'), value: ({ maximum }) => maximum },
      { heading: t('addOn.products'), value: ({ products }) => products },
      { heading: t('addOn.takesSeat'), value: ({ takes_seat }) => Number(takes_seat) },
      { heading: t('addOn.equipment'), value: ({ equipment }) => Number(equipment) },
      { heading: t('addOn.privateGuide'), value: ({ private_guide }) => Number(private_guide) },
      { heading: ui('table.state'), value: ({ active }) => ui(active ? 'table.active' : 'table.inactive') },
    ];
  },
});
