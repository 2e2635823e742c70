'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { MAX_ORDERS } from '@/features/order-desk/bulk/schema';
import { BulkActions } from '@/features/order-desk/bulk/ui/bulk-actions';
import { allOrdersInput, type StaffOrderCard } from '@/features/order-desk/schema';
import { OrderAtAGlance } from '@/features/order-desk/ui/order-at-a-glance';
import { StaffOrderFilters } from '@/features/order-desk/ui/staff-order-filters';
import { titleWithMore } from '@/features/orders/domain/further';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import { heldUntil } from '@/features/orders/ui/held-until';
import { OrderLink } from '@/features/orders/ui/order-link';
import { OrderStatus } from '@/features/orders/ui/order-status';
import { staffOrderPath } from '@/features/orders/ui/staff-paths';
import { useT } from '@/i18n/client';
import { maxPerPage } from '@/shared/list/page-size';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { StatusBadge } from '@/ui/show/status-badge';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';
import css from './staff-order-list.module.css';

const defaults = {
  sort: '-created_at',
  filters: ['status', 'product', 'from', 'to', 'attention', 'seats_on', 'departures', 'closure'],
};

/** Search, filters, sorting and paging run on the server. */
export function StaffOrderList({ lng }: { lng: Locale }) {
  const { t } = useT('orders-admin');
  const { t: words } = useT('orders');
  const control = useTableState(defaults);
  const orders = trpc.admin.orders.list.useQuery(listInput(allOrdersInput, control.state), {
    placeholderData: keepPreviousData,
  });

  const cache = trpc.useUtils().admin.orders.list;
  const loadMatching = async () => {
    const input = { ...listInput(allOrdersInput, control.state), per_page: maxPerPage };
    const first = await cache.fetch({ ...input, page: 1 });
    const pages = Math.min(Math.ceil(MAX_ORDERS / maxPerPage), first.meta.last_page);
    const others = Array.from({ length: pages - 1 }, (_, index) => cache.fetch({ ...input, page: index + 2 }));
    return [first, ...(await Promise.all(others))].flatMap(({ data }) => data).slice(0, MAX_ORDERS);
  };

  const columns: Column<StaffOrderCard>[] = [
    {
      key: 'name',
      header: words('list.name'),
      cell: ({ uuid, name, booking_id }) => (
        <span className={css.two}>
          <strong>{name}</strong>
          <OrderLink lng={lng} uuid={uuid}>
            {booking_id}
          </OrderLink>
        </span>
      ),
    },
    {
      key: 'activity',
      header: words('list.activity'),
      cell: ({ product, further_items, diver_count }) => (
        <span className={css.two}>
          <span>{titleWithMore(product.title, further_items)}</span>
          <span>{words('divers', { count: diver_count })}</span>
        </span>
      ),
    },
    {
      key: 'activity_date',
      header: words('list.date'),
      cell: (order) => <time dateTime={order.activity_date}>{formatDeparture(order, lng)}</time>,
      sortable: true,
      noWrap: true,
    },
    {
      key: 'status',
      header: words('list.status'),
      cell: ({ status, attention, expires_at }) => (
        <span className={css.two}>
          <OrderStatus status={status} label={t(`status.${status}`)} />
          {expires_at && <span>{heldUntil({ expires_at }, lng, words)}</span>}
          {attention.map((reason) => (
            <StatusBadge key={reason} tone="danger">
              {t(`attention.${reason}`)}
            </StatusBadge>
          ))}
        </span>
      ),
    },
    {
      key: 'total',
      header: words('money.total'),
      cell: ({ total, due }) => (
        <span className={css.two}>
          <span>{formatRupiah(total, lng)}</span>
          {due > 0 && <span>{t('due', { amount: formatRupiah(due, lng) })}</span>}
        </span>
      ),
      sortable: true,
      align: 'end',
      noWrap: true,
    },
  ];
  return (
    <DataTable
      caption={t('orders')}
      columns={columns}
      rows={orders.data?.data}
      meta={orders.data?.meta}
      rowKey={({ uuid }) => uuid}
      rowHref={({ uuid }) => staffOrderPath(lng, uuid)}
      control={control}
      busy={orders.isFetching}
      failed={orders.isError}
      retry={() => void orders.refetch()}
      empty={{ title: t('noOrders'), hint: t('noOrdersHint') }}
      searchable
      searchHint={t('searchHint')}
      csv="orders"
      filters={<StaffOrderFilters control={control} />}
      quickLook={{
        title: ({ booking_id: bookingId }) => t('detailTitle', { bookingId }),
        body: (order) => <OrderAtAGlance lng={lng} order={order} />,
      }}
      bulk={(chosen, done) => <BulkActions orders={chosen} done={done} />}
      matching={{ most: MAX_ORDERS, load: loadMatching }}
    />
  );
}
