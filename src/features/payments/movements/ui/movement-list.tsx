'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { wayOf } from '@/features/payments/movements/domain/way';
import { type MovementView, movementFilters, movementsInput } from '@/features/payments/movements/schema';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { OfficeLink } from '@/ui/access/office-link';
import { useMayOpen } from '@/ui/access/rights';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';
import { MovementFilters } from './movement-filters';
import css from './movement-list.module.css';
import { MovementSums } from './movement-sums';

const defaults = { sort: '-at', filters: ['kind', 'method', 'gateway', 'actor', 'order', 'from', 'to'] };

const orderPath = (uuid: string) => `/admin/orders/${uuid}/detail`;

/** Lists movements of money, with the totals of all matches. */
export function MovementList({ lng }: { lng: Locale }) {
  const { t } = useT('payments-admin');
  const mayOpenOrders = useMayOpen()('/admin/orders');
  const control = useTableState(defaults);
  const input = listInput(movementsInput, control.state);
  const movements = trpc.admin.payments.list.useQuery(input, { placeholderData: keepPreviousData });
  const { page: _, per_page: __, sort: ___, ...filters } = input;
  const totals = trpc.admin.payments.totals.useQuery(movementFilters.parse(filters), {
    placeholderData: keepPreviousData,
  });

  const columns: Column<MovementView>[] = [
    {
      key: 'at',
      header: t('column.at'),
      cell: ({ at }) => <time dateTime={at}>{formatMoment(new Date(at), lng, 'medium')}</time>,
      sortable: true,
      noWrap: true,
    },
    {
      key: 'order',
      header: t('column.order'),
      cell: ({ order }) => (
        <span className={css.two}>
          <OfficeLink {...{ lng, path: orderPath(order.uuid) }}>{order.booking_id}</OfficeLink>
          <span>{order.customer}</span>
        </span>
      ),
    },
    {
      key: 'kind',
      header: t('column.kind'),
      cell: ({ kind, reverses, receipt }) => (
        <span className={css.two}>
          <span>{t(`kind.${kind}`)}</span>
          {reverses && <span>{t('reversesOf', { day: formatMoment(new Date(reverses.at), lng, 'medium') })}</span>}
          {receipt && <span>{receipt}</span>}
        </span>
      ),
    },
    {
      key: 'way',
      header: t('column.way'),
      cell: ({ method, gateway, taken_by }) => (
        <span className={css.two}>
          <span>{t(`way.${wayOf(gateway ?? method)}`)}</span>
          <span>{taken_by ? taken_by.name || t('formerStaff') : t('automatic')}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('column.amount'),
      cell: ({ amount }) => <span data-negative={amount < 0 || undefined}>{formatRupiah(amount, lng)}</span>,
      sortable: true,
      align: 'end',
      noWrap: true,
    },
  ];
  return (
    <>
      <MovementSums lng={lng} totals={totals.data} />
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={movements.data?.data}
        meta={movements.data?.meta}
        rowKey={({ uuid }) => uuid}
        {...(mayOpenOrders && {
          rowHref: ({ order }: MovementView) => localePath(lng, orderPath(order.uuid)),
        })}
        control={control}
        busy={movements.isFetching}
        failed={movements.isError}
        retry={() => void movements.refetch()}
        empty={{ title: t('none'), hint: t('noneHint') }}
        searchable
        searchHint={t('searchHint')}
        csv="payments"
        filters={<MovementFilters control={control} />}
      />
    </>
  );
}
