'use client';
import { orderStatuses } from '@/features/orders/domain/order-state';
import { useT } from '@/i18n/client';
import { formatDay } from '@/shared/time/dates';
import { isDay } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { DayRangeFilter, LinkedFilter, OnlyFilter, SelectFilter } from '@/ui/table/filters';
import { FoldedFilters } from '@/ui/table/folded-filters';
import type { TableControl } from '@/ui/table/use-table-state';

export function StaffOrderFilters({ control }: { control: TableControl }) {
  const { t, lng } = useT('orders-admin');
  const { t: words } = useT('orders');
  const products = trpc.admin.orders.products.useQuery();
  const { seats_on: day = '' } = control.state.filters;
  return (
    <FoldedFilters control={control}>
      <SelectFilter
        control={control}
        name="status"
        label={words('list.status')}
        all={words('list.anyStatus')}
        options={orderStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      />
      <SelectFilter
        control={control}
        name="product"
        label={words('list.activity')}
        options={(products.data ?? []).map(({ slug, title }) => ({ value: slug, label: title }))}
      />
      <DayRangeFilter control={control} />
      <OnlyFilter control={control} name="attention" label={t('needsAttention')} />
      <OnlyFilter control={control} name="not_ready_tomorrow" label={t('notReadyTomorrow')} />
      <LinkedFilter
        control={control}
        name="seats_on"
        label={isDay(day) ? t('affected.day', { day: formatDay(day, lng, 'medium') }) : day}
      />
      <LinkedFilter control={control} name="departures" label={t('affected.departures')} />
      <LinkedFilter control={control} name="closure" label={t('affected.closure')} />
    </FoldedFilters>
  );
}
