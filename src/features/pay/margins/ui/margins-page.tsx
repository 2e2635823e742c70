'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type MarginRow, type MarginsView, marginSteps, marginsInput } from '@/features/pay/margins/schema';
import css from '@/features/pay/ui/pay.module.css';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatDays } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { classNames } from '@/ui/class-names';
import { Facts } from '@/ui/show/facts';
import { DataTable } from '@/ui/table/data-table';
import { DayRangeFilter, SelectFilter } from '@/ui/table/filters';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';
import { CostsDialog } from './costs-dialog';
import { useMarginColumns, useRowName } from './margin-columns';

const defaults = { filters: ['from', 'to', 'by'] };

function Totals({ lng, view }: { lng: Locale; view: MarginsView }) {
  const { t } = useT('pay-admin');
  const names = ['sold', 'boat', 'fuel', 'crew', 'fees', 'lunch', 'margin'] as const;
  return (
    <>
      <p role="status">{formatDays(view.from, view.to, lng)}</p>
      <div className={css.totals}>
        <Facts
          as="row"
          facts={names.map((name) => ({ label: t(`margins.${name}`), value: formatRupiah(view.total[name], lng) }))}
        />
      </div>
    </>
  );
}

/** Shows margins by outing, day, month or boat. */
export function MarginsPage({ lng }: { lng: Locale }) {
  const { t } = useT('pay-admin');
  const control = useTableState(defaults);
  const nameOf = useRowName(lng);
  const [entered, setEntered] = useState<MarginRow | null>(null);
  const columns = useMarginColumns(lng, setEntered);
  const margins = trpc.admin.pay.margins.useQuery(listInput(marginsInput, control.state), {
    placeholderData: keepPreviousData,
  });
  const isByOuting = margins.data?.data.some(({ outing }) => outing) ?? true;
  return (
    <div className={classNames(css.page, css.manyColumns)}>
      {margins.data && <Totals lng={lng} view={margins.data} />}
      <DataTable
        caption={t('margins.title')}
        columns={isByOuting ? columns : columns.filter(({ key }) => key !== 'enter')}
        rows={margins.data?.data}
        meta={margins.data?.meta}
        rowKey={({ key }) => key}
        control={control}
        busy={margins.isFetching}
        failed={margins.isError}
        retry={() => void margins.refetch()}
        empty={{ title: t('margins.none') }}
        csv="report-margins"
        filters={
          <>
            <SelectFilter
              control={control}
              name="by"
              label={t('margins.groupBy')}
              all={t('margins.step.outing')}
              options={marginSteps
                .filter((step) => step !== 'outing')
                .map((value) => ({ value, label: t(`margins.step.${value}`) }))}
            />
            <DayRangeFilter control={control} />
          </>
        }
      />
      {entered && <CostsDialog row={entered} name={nameOf(entered)} close={() => setEntered(null)} />}
    </div>
  );
}
