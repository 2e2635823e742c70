'use client';
import { Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import {
  type InvoiceTotals,
  invoiceFilters,
  invoiceKinds,
  invoicesInput,
  type ListedInvoice,
} from '@/features/invoices/schema';
import { staffInvoicePath } from '@/features/orders/ui/staff-paths';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { OfficeLink } from '@/ui/access/office-link';
import { useMayOpen } from '@/ui/access/rights';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { SelectFilter } from '@/ui/table/filters';
import { NoSums } from '@/ui/table/no-sums';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';
import css from './invoices.module.css';

const defaults = { sort: '-number', filters: ['kind', 'year'] };
const YEARS_OF_LAW = 10;

/** Covers all matches, so it is the same on every page of the list. */
function Sums({ lng, totals }: { lng: Locale; totals: InvoiceTotals | undefined }) {
  const { t } = useT('orders-admin');
  if (totals === undefined) return <Skeleton height={48} mb="md" />;
  if (!totals) return <NoSums />;
  return (
    <dl className={css.sums}>
      {(['invoiced', 'credited', 'total', 'net'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`invoices.totals.${name}`)}</dt>
          <dd>{formatRupiah(totals[name], lng)}</dd>
        </div>
      ))}
    </dl>
  );
}

function columnsIn(t: ReturnType<typeof useT<'orders-admin'>>['t'], lng: Locale): Column<ListedInvoice>[] {
  return [
    {
      key: 'number',
      header: t('invoices.column.number'),
      cell: ({ uuid, number, order }) => (
        <OfficeLink {...{ lng, path: `/admin/orders/${order.uuid}/invoices/${uuid}` }}>{number}</OfficeLink>
      ),
      sortable: true,
      noWrap: true,
    },
    {
      key: 'issued_at',
      header: t('invoices.column.issued_at'),
      cell: ({ issued_at: at }) => <time dateTime={at}>{formatMoment(new Date(at), lng, 'medium')}</time>,
      noWrap: true,
    },
    {
      key: 'kind',
      header: t('invoices.column.kind'),
      cell: ({ kind, credits }) => (
        <span className={css.two}>
          <span>{t(`invoices.kind.${kind}`)}</span>
          {credits && <span>{credits.number}</span>}
        </span>
      ),
    },
    {
      key: 'order',
      header: t('invoices.column.order'),
      cell: ({ order }) => (
        <span className={css.two}>
          <OfficeLink {...{ lng, path: `/admin/orders/${order.uuid}/detail` }}>{order.booking_id}</OfficeLink>
          <span>{order.customer}</span>
        </span>
      ),
    },
    {
      key: 'total',
      header: t('invoices.column.total'),
      cell: ({ total }) => formatRupiah(total, lng),
      sortable: true,
      align: 'end',
      noWrap: true,
    },
  ];
}

export function InvoiceList({ lng, year }: { lng: Locale; year: number }) {
  const { t } = useT('orders-admin');
  const mayOpenOrders = useMayOpen()('/admin/orders');
  const control = useTableState(defaults);
  const input = listInput(invoicesInput, control.state);
  const invoices = trpc.admin.invoices.list.useQuery(input, { placeholderData: keepPreviousData });
  const { page: _, per_page: __, sort: ___, ...filters } = input;
  const totals = trpc.admin.invoices.totals.useQuery(invoiceFilters.parse(filters), {
    placeholderData: keepPreviousData,
  });
  const years = Array.from({ length: YEARS_OF_LAW + 1 }, (_year, ago) => String(year - ago));
  return (
    <>
      <Sums lng={lng} totals={totals.data} />
      <DataTable
        caption={t('invoices.title')}
        columns={columnsIn(t, lng)}
        rows={invoices.data?.data}
        meta={invoices.data?.meta}
        rowKey={({ uuid }) => uuid}
        {...(mayOpenOrders && {
          rowHref: ({ uuid, order }: ListedInvoice) => staffInvoicePath(lng, order.uuid, uuid),
        })}
        control={control}
        busy={invoices.isFetching}
        failed={invoices.isError}
        retry={() => void invoices.refetch()}
        empty={{ title: t('invoices.none'), hint: t('invoices.noneHint') }}
        searchable
        searchHint={t('invoices.searchHint')}
        csv="invoices"
        filters={
          <>
            <SelectFilter
              control={control}
              name="year"
              label={t('invoices.filter.year')}
              options={years.map((value) => ({ value, label: value }))}
            />
            <SelectFilter
              control={control}
              name="kind"
              label={t('invoices.filter.kind')}
              options={invoiceKinds.map((value) => ({ value, label: t(`invoices.kind.${value}`) }))}
            />
          </>
        }
      />
    </>
  );
}
