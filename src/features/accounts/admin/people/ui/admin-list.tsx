'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { type AdminCard, adminsInput } from '@/features/accounts/admin/people/schema';
import { useT } from '@/i18n/client';
import { formatList } from '@/shared/locale/format-list';
import type { Locale } from '@/shared/locale/locales';
import { presetOf } from '@/shared/schema/rights';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';
import { adminPath, adminsPath } from './paths';
import { PeopleFilters } from './people-filters';
import { usePersonColumns } from './use-person-columns';

const defaults = { sort: 'name', filters: ['active', 'confirmed'] };

export function AdminList({ lng }: { lng: Locale }) {
  const { t } = useT('accounts-admin');
  const control = useTableState(defaults);
  const people = trpc.admin.admins.list.useQuery(listInput(adminsInput, control.state), {
    placeholderData: keepPreviousData,
  });
  const { name, state, since } = usePersonColumns(lng, (uuid) => adminPath(lng, uuid));
  const rights: Column<AdminCard> = {
    key: 'rights',
    header: t('column.rights'),
    cell: (person) => {
      const preset = presetOf(person.rights);
      if (preset) return t(`preset.${preset}`);
      return (
        formatList(
          lng,
          person.rights.map((right) => t(`right.${right}`)),
        ) || t('rights.none')
      );
    },
  };
  return (
    <DataTable
      caption={t('admins')}
      columns={[name, rights, state, since].filter((column) => column !== undefined)}
      rows={people.data?.data}
      meta={people.data?.meta}
      rowKey={({ uuid }) => uuid}
      rowHref={({ uuid }) => adminPath(lng, uuid)}
      control={control}
      busy={people.isFetching}
      failed={people.isError}
      retry={() => void people.refetch()}
      empty={{ title: t('noAdmins') }}
      searchable
      csv="staff"
      filters={<PeopleFilters control={control} staff />}
      actions={
        <ButtonLink size="s" look="solid" href={`${adminsPath(lng)}/create`}>
          {t('action.invite')}
        </ButtonLink>
      }
    />
  );
}
