'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { CustomerRow } from '@/features/accounts/admin/customers/schema';
import { useCustomerColumns } from '@/features/accounts/admin/customers/ui/use-customer-columns';
import { usersInput } from '@/features/accounts/admin/people/schema';
import { needsForSpending } from '@/features/orders/customers/schema';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { ButtonLink } from '@/ui/action/button-link';
import { DataTable } from '@/ui/table/data-table';
import { listInput } from '@/ui/table/table-state';
import { useTableState } from '@/ui/table/use-table-state';
import { userPath } from './paths';
import css from './people.module.css';
import { PeopleFilters } from './people-filters';
import { usePersonColumns } from './use-person-columns';

const defaults = { sort: '-created_at', filters: ['role', 'active', 'confirmed'] };

export function UserList({ lng }: { lng: Locale }) {
  const { t } = useT('accounts-admin');
  const control = useTableState(defaults);
  const people = trpc.admin.customers.list.useQuery(listInput(usersInput, control.state), {
    placeholderData: keepPreviousData,
  });
  const { name, role, state, orders, since } = usePersonColumns<CustomerRow>(lng, (uuid) => userPath(lng, uuid));
  const facts = useCustomerColumns();
  const spent = useCan()(needsForSpending) ? [facts.spent] : [];
  return (
    <div className={css.manyColumns}>
      <DataTable
        caption={t('users')}
        columns={[name, facts.phone, facts.card, facts.dives, orders, ...spent, role, state, since].filter(
          (column) => column !== undefined,
        )}
        rows={people.data?.data}
        meta={people.data?.meta}
        rowKey={({ uuid }) => uuid}
        rowHref={({ uuid }) => userPath(lng, uuid)}
        control={control}
        busy={people.isFetching}
        failed={people.isError}
        retry={() => void people.refetch()}
        empty={{ title: t('noUsers'), hint: t('noUsersHint') }}
        searchable
        csv="customers"
        filters={<PeopleFilters control={control} staff={false} />}
        actions={
          <ButtonLink size="s" look="solid" href={localePath(lng, '/admin/users/create')}>
            {t('action.create')}
          </ButtonLink>
        }
      />
    </div>
  );
}
