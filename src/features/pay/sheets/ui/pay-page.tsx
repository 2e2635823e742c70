'use client';
import { keepPreviousData } from '@tanstack/react-query';
import Link from 'next/link';
import { monthAt } from '@/features/pay/sheets/domain/months';
import { type PaidPerson, payInput, payMonth } from '@/features/pay/sheets/schema';
import { MonthChooser } from '@/features/pay/ui/month-chooser';
import { sheetPath } from '@/features/pay/ui/paths';
import css from '@/features/pay/ui/pay.module.css';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';
import { CloseMonth } from './close-month';
import { MonthClosed } from './month-state';

const defaults = { perPage: 100, filters: ['month'] };

/** Shows everybody's pay for a month. */
export function PayPage({ lng, now }: { lng: Locale; now: string }) {
  const { t } = useT('pay-admin');
  const control = useTableState(defaults);
  const month = payMonth.safeParse(control.state.filters.month).data ?? monthAt(new Date(now));
  const shown = { ...control, state: { ...control.state, filters: { month } } };
  const pay = trpc.admin.pay.month.useQuery(listInput(payInput, shown.state), { placeholderData: keepPreviousData });
  const count = (key: 'days' | 'without_rate', header: string): Column<PaidPerson> => ({
    ...{ key, header },
    cell: (person) => person[key] || '–',
    align: 'end',
  });
  const columns: Column<PaidPerson>[] = [
    {
      key: 'name',
      header: t('column.name'),
      cell: ({ member, name }) => (
        <Link href={sheetPath(lng, member, month)} prefetch={false}>
          {name}
        </Link>
      ),
    },
    count('days', t('column.days')),
    count('without_rate', t('column.withoutRate')),
    {
      key: 'amount',
      header: t('column.amount'),
      cell: ({ total }) => formatRupiah(total, lng),
      align: 'end',
      noWrap: true,
    },
  ];
  return (
    <div className={css.page}>
      <div className={css.tools}>
        <MonthChooser lng={lng} month={month} show={(next) => control.change({ filters: { month: next } })} />
        {pay.data?.closable && <CloseMonth lng={lng} month={month} />}
      </div>
      {pay.data && (
        <p>
          {t('total')}: <strong>{formatRupiah(pay.data.total, lng)}</strong>
        </p>
      )}
      {pay.data?.closed && <MonthClosed lng={lng} closed={pay.data.closed} />}
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={pay.data?.data}
        meta={pay.data?.meta}
        rowKey={({ member }) => member}
        rowHref={({ member }) => sheetPath(lng, member, month)}
        control={shown}
        busy={pay.isFetching}
        failed={pay.isError}
        retry={() => void pay.refetch()}
        empty={{ title: t('none'), hint: t('noneHint') }}
        csv="pay"
      />
    </div>
  );
}
