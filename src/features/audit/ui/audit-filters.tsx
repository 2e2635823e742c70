'use client';
import { auditActions, auditEntities } from '@/features/audit/schema';
import { useT } from '@/i18n/client';
import { maxPerPage } from '@/shared/list/page-size';
import { fullName } from '@/shared/locale/name-order';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { DayRangeFilter, SelectFilter } from '@/ui/table/filters';
import type { TableControl } from '@/ui/table/use-table-state';

export function AuditFilters({ control }: { control: TableControl }) {
  const { t } = useT('audit');
  const mayReadStaff = useCan()('staff');
  const staff = trpc.admin.admins.list.useQuery({ sort: 'name', per_page: maxPerPage }, { enabled: mayReadStaff });
  const people = staff.data?.data ?? [];
  return (
    <>
      <SelectFilter
        control={control}
        name="thing"
        label={t('filter.entity')}
        options={auditEntities.map((value) => ({ value, label: t(`entity.${value}`) }))}
      />
      <SelectFilter
        control={control}
        name="action"
        label={t('filter.action')}
        all={t('filter.changes')}
        options={[
          { value: 'any', label: t('filter.any') },
          ...auditActions.map((value) => ({ value, label: t(`action.${value}`) })),
        ]}
      />
      {mayReadStaff && (
        <SelectFilter
          control={control}
          name="actor"
          label={t('filter.person')}
          options={people.map((person) => ({ value: person.uuid, label: fullName(person) }))}
        />
      )}
      <DayRangeFilter control={control} />
    </>
  );
}
