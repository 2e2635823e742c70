'use client';
import { customerRoles } from '@/features/accounts/admin/people/schema';
import { useT } from '@/i18n/client';
import { SelectFilter } from '@/ui/table/filters';
import type { TableControl } from '@/ui/table/use-table-state';

export function PeopleFilters({ control, staff }: { control: TableControl; staff: boolean }) {
  const { t } = useT('accounts-admin');
  const yesNo = (yes: string, no: string) => [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ];
  return (
    <>
      {!staff && (
        <SelectFilter
          control={control}
          name="role"
          label={t('column.role')}
          options={customerRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
      )}
      <SelectFilter
        control={control}
        name="active"
        label={t('filter.access')}
        options={yesNo(t('filter.active'), t('filter.inactive'))}
      />
      <SelectFilter
        control={control}
        name="confirmed"
        label={t(staff ? 'filter.accepted' : 'filter.confirmed')}
        options={
          staff ? yesNo(t('filter.acceptedYes'), t('filter.acceptedNo')) : yesNo(t('filter.yes'), t('filter.no'))
        }
      />
    </>
  );
}
