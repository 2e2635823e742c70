import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { StaffOrderCard } from './schema';

export const staffOrderCsv = csvList<StaffOrderCard>({
  name: 'orders',
  procedure: 'orders.admin.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'orders');
    const shop = await translator(locale, 'shop');
    return [
      { heading: t('fact.bookingId'), value: ({ booking_id }) => booking_id },
      { heading: t('list.name'), value: ({ name }) => name },
      { heading: shop('customer.email'), value: ({ email }) => email },
      { heading: t('list.activity'), value: ({ product }) => product.title },
      { heading: t('list.date'), value: ({ activity_date }) => activity_date },
      { heading: t('fact.divers'), value: ({ diver_count }) => diver_count },
      { heading: t('list.status'), value: ({ status }) => shop(`status.${status}`) },
      { heading: t('money.total'), value: ({ total }) => total },
      { heading: t('money.remaining'), value: ({ due }) => due },
    ];
  },
});
