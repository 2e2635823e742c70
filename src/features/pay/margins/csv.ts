import type { Figures, MarginRow } from '@/features/pay/margins/schema';
import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';

const amounts = ['sold', 'boat', 'fuel', 'crew', 'fees', 'lunch', 'margin'] as const satisfies (keyof Figures)[];

export const marginCsv = csvList<MarginRow>({
  name: 'report-margins',
  procedure: 'admin.pay.margins',
  rowKey: ({ key }) => key,
  async columns(locale) {
    const t = await translator(locale, 'pay-admin');
    return [
      { heading: t('margins.date'), value: ({ date, month }) => date ?? month },
      { heading: t('margins.vehicle'), value: ({ vehicle }) => vehicle?.name },
      { heading: t('margins.activities'), value: ({ outing }) => outing?.what },
      { heading: t('margins.outings'), value: ({ outings }) => outings },
      { heading: t('margins.people'), value: ({ people }) => people },
      ...amounts.map((name) => ({ heading: t(`margins.${name}`), value: (row: MarginRow) => row[name] })),
    ];
  },
});
