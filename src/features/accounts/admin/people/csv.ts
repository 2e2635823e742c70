import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { Right } from '@/shared/schema/rights';
import type { PersonCard } from './schema';

/** Columns shared by customers and staff. */
export async function personColumns(locale: Parameters<typeof translator>[0]) {
  const t = await translator(locale, 'accounts-admin');
  return [
    { heading: t('field.first_name'), value: ({ first_name }: PersonCard) => first_name },
    { heading: t('field.last_name'), value: ({ last_name }: PersonCard) => last_name },
    { heading: t('column.email'), value: ({ email }: PersonCard) => email },
    { heading: t('column.role'), value: ({ role }: PersonCard) => t(`role.${role}`) },
    { heading: t('filter.access'), value: ({ active }: PersonCard) => t(active ? 'filter.active' : 'filter.inactive') },
    { heading: t('filter.confirmed'), value: ({ confirmed }: PersonCard) => t(confirmed ? 'filter.yes' : 'filter.no') },
    { heading: t('column.orders'), value: ({ orders }: PersonCard) => orders },
    { heading: t('column.since'), value: ({ created_at }: PersonCard) => created_at },
  ];
}

export const staffCsv = csvList<PersonCard & { rights?: Right[] }>({
  name: 'staff',
  procedure: 'admin.admins.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'accounts-admin');
    return [
      ...(await personColumns(locale)),
      {
        heading: t('column.rights'),
        value: ({ rights = [] }: { rights?: Right[] }) => rights.map((right) => t(`right.${right}`)).join(', '),
      },
    ];
  },
});
