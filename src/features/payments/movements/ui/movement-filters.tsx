'use client';
import { ledgerKinds } from '@/features/payments/schema';
import { useT } from '@/i18n/client';
import { maxPerPage } from '@/shared/list/page-size';
import { fullName } from '@/shared/locale/name-order';
import { gatewayNames } from '@/shared/schema/gateways';
import { counterMethods } from '@/shared/shop/selling';
import { trpc } from '@/trpc/react';
import { DayRangeFilter, SelectFilter } from '@/ui/table/filters';
import { FoldedFilters } from '@/ui/table/folded-filters';
import type { TableControl } from '@/ui/table/use-table-state';

export function MovementFilters({ control }: { control: TableControl }) {
  const { t } = useT('payments-admin');
  const staff = trpc.admin.admins.list.useQuery({ sort: 'name', per_page: maxPerPage }, { retry: false });
  const named = <Name extends string>(values: readonly Name[], label: (value: Name) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <FoldedFilters control={control}>
      <SelectFilter
        control={control}
        name="kind"
        label={t('filter.kind')}
        options={named(ledgerKinds, (kind) => t(`kind.${kind}`))}
      />
      <SelectFilter
        control={control}
        name="method"
        label={t('filter.way')}
        options={named(counterMethods, (method) => t(`way.${method}`))}
      />
      <SelectFilter
        control={control}
        name="gateway"
        label={t('filter.gateway')}
        options={named(gatewayNames, (name) => t(`way.${name}`))}
      />
      {staff.data && (
        <SelectFilter
          control={control}
          name="actor"
          label={t('filter.person')}
          options={staff.data.data.map((person) => ({ value: person.uuid, label: fullName(person) }))}
        />
      )}
      <DayRangeFilter control={control} />
    </FoldedFilters>
  );
}
