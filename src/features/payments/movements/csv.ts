import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import { wayOf } from './domain/way';
import type { MovementView } from './schema';

export const movementCsv = csvList<MovementView>({
  name: 'payments',
  procedure: 'admin.payments.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'payments-admin');
    return [
      { heading: t('column.at'), value: ({ at }) => at },
      { heading: t('column.kind'), value: ({ kind }) => t(`kind.${kind}`) },
      { heading: t('column.amount'), value: ({ amount }) => amount },
      { heading: t('column.method'), value: ({ method }) => method && t(`way.${wayOf(method)}`) },
      { heading: t('column.gateway'), value: ({ gateway }) => gateway },
      { heading: t('column.order'), value: ({ order }) => order.booking_id },
      { heading: t('column.customer'), value: ({ order }) => order.customer },
      { heading: t('column.taken_by'), value: ({ taken_by }) => taken_by && (taken_by.name || t('formerStaff')) },
      { heading: t('column.receipt'), value: ({ receipt }) => receipt },
      { heading: t('column.reverses'), value: ({ reverses }) => reverses?.at },
    ];
  },
});
