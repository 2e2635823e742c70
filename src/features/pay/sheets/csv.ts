import type { PaidPerson } from '@/features/pay/sheets/schema';
import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';

export const payCsv = csvList<PaidPerson>({
  name: 'pay',
  procedure: 'admin.pay.month',
  rowKey: ({ member }) => member,
  async columns(locale) {
    const t = await translator(locale, 'pay-admin');
    return [
      { heading: t('column.name'), value: ({ name }) => name },
      { heading: t('column.days'), value: ({ days }) => days },
      { heading: t('column.withoutRate'), value: ({ without_rate }) => without_rate },
      { heading: t('column.amount'), value: ({ total }) => total },
    ];
  },
});
