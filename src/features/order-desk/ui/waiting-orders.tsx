'use client';
import type { StaffOrderCard } from '@/features/order-desk/schema';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import { OrderLink } from '@/features/orders/ui/order-link';
import { staffOrderPath, staffOrdersPath } from '@/features/orders/ui/staff-paths';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { Section } from '@/ui/layout/section';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { useTableState } from '@/ui/table/use-table-state';
import { useOrderAction } from './use-order-action';

const defaults = { perPage: 10 };
/** Refreshes, because the dashboard stays open all day. */
const keepFresh = { refetchInterval: 60_000 };

/** Paid orders that wait for confirmation, the earliest dive day first. */
export function WaitingOrders({ lng }: { lng: Locale }) {
  const { t } = useT('orders-admin');
  const { t: words } = useT('orders');
  const control = useTableState(defaults);
  const { page, perPage } = control.state;
  const orders = trpc.admin.orders.list.useQuery(
    { status: 'paid', sort: 'activity_date', page, per_page: perPage },
    keepFresh,
  );
  const action = useOrderAction();
  const confirm = trpc.admin.orders.confirm.useMutation(action);
  const isBusy = (uuid: string) => confirm.isPending && confirm.variables.uuid === uuid;

  const columns: Column<StaffOrderCard>[] = [
    {
      key: 'date',
      header: words('list.date'),
      cell: (order) => <time dateTime={order.activity_date}>{formatDeparture(order, lng)}</time>,
      noWrap: true,
    },
    {
      key: 'name',
      header: words('list.name'),
      cell: ({ uuid, name, booking_id }) => (
        <span>
          {name}{' '}
          <OrderLink lng={lng} uuid={uuid}>
            {booking_id}
          </OrderLink>
        </span>
      ),
    },
    {
      key: 'activity',
      header: words('list.activity'),
      cell: ({ product, diver_count }) => `${product.title} · ${words('divers', { count: diver_count })}`,
    },
    {
      key: 'paid',
      header: words('money.paid'),
      cell: ({ held }) => formatRupiah(held, lng),
      align: 'end',
      noWrap: true,
    },
    {
      key: 'action',
      header: words('list.action'),
      cell: ({ uuid, booking_id: bookingId }) => (
        <Button
          size="s"
          look="next"
          busy={isBusy(uuid)}
          aria-label={t('waiting.confirmOf', { bookingId })}
          onClick={() => confirm.mutate({ uuid })}
        >
          {t('action.confirm')}
        </Button>
      ),
    },
  ];
  return (
    <Section
      id="waiting"
      title={t('waiting.title')}
      intro={orders.data && orders.data.meta.total > 0 ? t('waiting.shortcutHint') : undefined}
      actions={<ButtonLink href={staffOrdersPath(lng)}>{t('waiting.all')}</ButtonLink>}
    >
      <DataTable
        caption={t('waiting.title')}
        columns={columns}
        rows={orders.data?.data}
        meta={orders.data?.meta}
        rowKey={({ uuid }) => uuid}
        rowHref={({ uuid }) => staffOrderPath(lng, uuid)}
        shortcut={{ key: 'c', run: ({ uuid }) => !isBusy(uuid) && confirm.mutate({ uuid }) }}
        control={control}
        busy={orders.isFetching}
        failed={orders.isError}
        retry={() => void orders.refetch()}
        empty={{ title: t('waiting.none'), hint: t('waiting.noneHint') }}
      />
    </Section>
  );
}
