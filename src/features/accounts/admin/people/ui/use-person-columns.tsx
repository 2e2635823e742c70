'use client';
import Link from 'next/link';
import type { PersonCard } from '@/features/accounts/admin/people/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { nameOrEmail } from '@/shared/locale/name-order';
import { formatMoment } from '@/shared/time/dates';
import type { Column } from '@/ui/table/column';
import css from './people.module.css';
import { PersonState } from './person-state';

export function usePersonColumns<Row extends PersonCard = PersonCard>(
  lng: Locale,
  pathOf: (uuid: string) => string,
): Record<string, Column<Row>> {
  const { t } = useT('accounts-admin');
  return {
    name: {
      key: 'name',
      header: t('column.name'),
      cell: (person) => (
        <span className={css.two}>
          <Link href={pathOf(person.uuid)}>{nameOrEmail(person)}</Link>
          <span>{person.email}</span>
        </span>
      ),
      sortable: true,
    },
    role: { key: 'role', header: t('column.role'), cell: ({ role }) => t(`role.${role}`) },
    state: { key: 'state', header: t('column.state'), cell: (person) => <PersonState {...person} /> },
    orders: { key: 'orders', header: t('column.orders'), cell: ({ orders }) => orders, align: 'end', noWrap: true },
    since: {
      key: 'created_at',
      header: t('column.since'),
      cell: ({ created_at }) => <time dateTime={created_at}>{formatMoment(new Date(created_at), lng, 'medium')}</time>,
      sortable: true,
      noWrap: true,
    },
  };
}
