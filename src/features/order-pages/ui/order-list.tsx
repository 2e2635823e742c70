'use client';
import { keepPreviousData } from '@tanstack/react-query';
import Link from 'next/link';
import { titleWithMore } from '@/features/orders/domain/further';
import type { OrderCard } from '@/features/orders/schema';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import { heldUntil } from '@/features/orders/ui/held-until';
import { OrderStatus } from '@/features/orders/ui/order-status';
import { orderPath } from '@/features/orders/ui/paths';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { useTableState } from '@/ui/table/use-table-state';
import { listInput, orderListDefaults } from './list-input';
import { OrderFilters } from './order-filters';
import css from './order-list.module.css';

export function OrderList({ lng }: { lng: Locale }) {
  const { t } = useT('orders');
  const control = useTableState(orderListDefaults);
  const orders = trpc.order.list.useQuery(listInput(control.state), { placeholderData: keepPreviousData });

  const columns: Column<OrderCard>[] = [
    {
      key: 'name',
      header: t('list.name'),
      cell: ({ uuid, name, booking_id }) => (
        <span className={css.two}>
          <strong>{name}</strong>
          <Link href={orderPath(lng, uuid)}>{booking_id}</Link>
        </span>
      ),
    },
    {
      key: 'activity',
      header: t('list.activity'),
      cell: ({ product, further_items, diver_count, status, expires_at }) => (
        <span className={css.two}>
          <strong>{titleWithMore(product.title, further_items)}</strong>
          <span className={css.beside}>
            <span>{t('divers', { count: diver_count })}</span>
            <OrderStatus status={status} label={t(`status.${status}`)} />
            {expires_at && <span>{heldUntil({ expires_at }, lng, t)}</span>}
          </span>
        </span>
      ),
    },
    {
      key: 'date',
      header: t('list.date'),
      cell: (order) => <time dateTime={order.activity_date}>{formatDeparture(order, lng)}</time>,
      noWrap: true,
    },
    {
      key: 'action',
      header: t('list.action'),
      cell: ({ uuid, booking_id, status }) => {
        const pays = status === 'pending_payment';
        return (
          <ButtonLink
            size="s"
            look={pays ? 'next' : 'outline'}
            href={orderPath(lng, uuid)}
            aria-label={t(pays ? 'list.payOf' : 'list.openOf', { bookingId: booking_id })}
          >
            {t(pays ? 'action.pay' : 'list.open')}
          </ButtonLink>
        );
      },
    },
  ];
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={orders.data?.data}
      meta={orders.data?.meta}
      rowKey={({ uuid }) => uuid}
      rowHref={({ uuid }) => orderPath(lng, uuid)}
      control={control}
      busy={orders.isFetching}
      failed={orders.isError}
      retry={() => void orders.refetch()}
      empty={{
        title: t('list.empty'),
        hint: t('list.emptyHint'),
        action: (
          <ButtonLink look="next" href={localePath(lng, '/trips')}>
            {t('list.emptyAction')}
          </ButtonLink>
        ),
      }}
      filters={<OrderFilters control={control} />}
    />
  );
}
