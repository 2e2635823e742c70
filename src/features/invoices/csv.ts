import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { ListedInvoice } from './schema';

export const invoiceCsv = csvList<ListedInvoice>({
  name: 'invoices',
  procedure: 'admin.invoices.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'orders-admin');
    return [
      { heading: t('invoices.column.number'), value: ({ number }) => number },
      { heading: t('invoices.column.issued_at'), value: ({ issued_at }) => issued_at },
      { heading: t('invoices.column.kind'), value: ({ kind }) => t(`invoices.kind.${kind}`) },
      { heading: t('invoices.column.credits'), value: ({ credits }) => credits?.number },
      { heading: t('invoices.column.order'), value: ({ order }) => order.booking_id },
      { heading: t('invoices.column.customer'), value: ({ order }) => order.customer },
      { heading: t('invoices.column.net'), value: ({ net }) => net },
      { heading: t('invoices.column.total'), value: ({ total }) => total },
    ];
  },
});
