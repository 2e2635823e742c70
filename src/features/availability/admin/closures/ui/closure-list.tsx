'use client';
import { keepPreviousData } from '@tanstack/react-query';
import Link from 'next/link';
import { type ClosureView, closuresInput } from '@/features/availability/admin/closures/schema';
import { useDayChange } from '@/features/availability/admin/schedule/ui/use-day-change';
import { selectedOrdersPath } from '@/features/availability/domain/selected-orders';
import { useT } from '@/i18n/client';
import { formatList } from '@/shared/locale/format-list';
import type { Locale } from '@/shared/locale/locales';
import { lineIn } from '@/shared/schema/localised';
import { formatDay } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { OfficeButton } from '@/ui/access/office-button';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { SelectFilter } from '@/ui/table/filters';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';
import css from './closures.module.css';
import { closurePath } from './paths';

const defaults = { filters: ['when'] };

const daysOf = ({ from, to }: ClosureView, lng: Locale) =>
  from === to ? formatDay(from, lng) : `${formatDay(from, lng)} – ${formatDay(to, lng)}`;

export function ClosureList({ lng }: { lng: Locale }) {
  const { t } = useT('availability-admin');
  const { t: words } = useT('orders');
  const { t: areaName } = useT('catalogue');
  const control = useTableState(defaults);
  const refreshDays = useDayChange();
  const { page, per_page, when } = listInput(closuresInput, control.state);
  const closures = trpc.admin.closures.list.useQuery({ page, per_page, when }, { placeholderData: keepPreviousData });
  const remove = trpc.admin.closures.delete.useMutation({
    onSuccess: ({ message }) => notify({ type: 'success', title: t('closures.deleted'), text: message }),
    onError: ({ message }) => notify({ type: 'error', title: t('closures.notDeleted'), text: message }),
    onSettled: refreshDays,
  });
  async function ask(closure: ClosureView) {
    const name = lineIn(closure.reasons, lng);
    const yes = await confirm({
      title: t('closures.deleteTitle', { name }),
      body: t('closures.deleteText', { days: daysOf(closure, lng) }),
      confirmLabel: t('closures.delete'),
      danger: true,
    });
    if (yes) remove.mutate({ uuid: closure.uuid });
  }

  const columns: Column<ClosureView>[] = [
    {
      key: 'days',
      header: t('closures.days'),
      cell: (closure) => <Link href={closurePath(lng, closure.uuid)}>{daysOf(closure, lng)}</Link>,
      noWrap: true,
    },
    { key: 'reason', header: t('closures.reason'), cell: ({ reasons }) => lineIn(reasons, lng) },
    {
      key: 'areas',
      header: t('closures.areas'),
      cell: ({ areas }) =>
        areas.length === 0
          ? t('closures.everywhere')
          : formatList(
              lng,
              areas.map((area) => areaName(`area.${area}`)),
            ),
    },
    {
      key: 'booked',
      header: t('closures.bookings'),
      cell: ({ uuid, divers_booked }) =>
        divers_booked > 0 ? (
          <>
            <Link href={closurePath(lng, uuid)} className={css.booked}>
              {words('divers', { count: divers_booked })}
            </Link>{' '}
            <OfficeButton lng={lng} path={selectedOrdersPath({ closure: uuid })}>
              {t('closures.orders')}
            </OfficeButton>
          </>
        ) : (
          '–'
        ),
    },
    {
      key: 'action',
      header: words('list.action'),
      cell: (closure) => (
        <Button
          size="s"
          look="quiet"
          aria-label={t('closures.deleteOf', { name: lineIn(closure.reasons, lng) })}
          busy={remove.isPending && remove.variables.uuid === closure.uuid}
          onClick={() => void ask(closure)}
        >
          {t('closures.delete')}
        </Button>
      ),
      align: 'end',
    },
  ];
  return (
    <DataTable
      caption={t('closures.title')}
      columns={columns}
      rows={closures.data?.data}
      meta={closures.data?.meta}
      rowKey={({ uuid }) => uuid}
      rowHref={({ uuid }) => closurePath(lng, uuid)}
      control={control}
      busy={closures.isFetching}
      failed={closures.isError}
      retry={() => void closures.refetch()}
      empty={{ title: t('closures.none'), hint: t('closures.noneHint') }}
      filters={
        <SelectFilter
          control={control}
          name="when"
          label={words('list.when')}
          all={words('list.coming')}
          options={[{ value: 'past', label: words('list.past') }]}
        />
      }
    />
  );
}
