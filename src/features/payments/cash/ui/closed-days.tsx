'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { type ClosedCash, cashReportsInput } from '@/features/payments/cash/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';

const defaults = { sort: '-date', filters: [] };

export function ClosedDays({ lng, onShow }: { lng: Locale; onShow: (day: Day) => void }) {
  const { t } = useT('payments-admin');
  const control = useTableState(defaults);
  const days = trpc.admin.cash.list.useQuery(listInput(cashReportsInput, control.state), {
    placeholderData: keepPreviousData,
  });
  type Amount = 'float' | 'expected' | 'counted' | 'difference' | 'left_in_till' | 'handed_over';
  const amount = (key: Amount, header: string): Column<ClosedCash> => ({
    key,
    header,
    cell: ({ [key]: value }) => value !== null && formatRupiah(value, lng),
    align: 'end',
    noWrap: true,
  });
  const columns: Column<ClosedCash>[] = [
    {
      key: 'date',
      header: t('cash.day'),
      cell: ({ date }) => (
        <Button look="outline" size="s" onClick={() => onShow(date)}>
          {formatDay(date, lng, 'medium')}
        </Button>
      ),
      sortable: true,
      noWrap: true,
    },
    amount('float', t('till.float')),
    amount('expected', t('cash.expected')),
    amount('counted', t('cash.counted')),
    amount('difference', t('cash.difference')),
    amount('left_in_till', t('till.left')),
    amount('handed_over', t('till.handedOver')),
    { key: 'by', header: t('cash.list.by'), cell: ({ closed_by }) => closed_by?.name || t('formerStaff') },
    { key: 'note', header: t('cash.note'), cell: ({ note }) => note },
  ];
  return (
    <DataTable
      caption={t('cash.list.title')}
      columns={columns}
      rows={days.data?.data}
      meta={days.data?.meta}
      rowKey={({ date }) => date}
      control={control}
      busy={days.isFetching}
      failed={days.isError}
      retry={() => void days.refetch()}
      empty={{ title: t('cash.list.none') }}
      csv="cash"
    />
  );
}
