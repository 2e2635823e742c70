import { titleWithMore } from '@/features/orders/items/domain/further';
import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { StaffOrderCard } from './schema';

export const staffOrderCsv = csvList<StaffOrderCard>({
  name: 'orders',
  procedure: 'admin.orders.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const orders = await translator(locale, 'orders');
    const t = await translator(locale, 'orders-admin');
    return [
      { heading: orders('fact.bookingId'), value: ({ booking_id }) => booking_id },
      { heading: orders('list.name'), value: ({ name }) => name },
      { heading: t('customer.email'), value: ({ email }) => email },
      {
        heading: orders('list.activity'),
        value: ({ product, further_items }) => titleWithMore(product.title, further_items),
      },
      { heading: orders('list.date'), value: ({ activity_date }) => activity_date },
      { heading: orders('fact.divers'), value: ({ diver_count }) => diver_count },
      { heading: orders('list.status'), value: ({ status }) => t(`status.${status}`) },
      { heading: orders('money.total'), value: ({ total }) => total },
      { heading: orders('money.remaining'), value: ({ due }) => due },
      {
        heading: orders('fact.activityTime'),
        value: ({ activity_time, several_departures }) => (several_departures ? activity_time : ''),
      },
    ];
  },
});
