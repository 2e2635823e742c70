import type { Audience } from '@/features/accounts/domain/audience';
import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { PersonCard } from './schema';

const listOf = (name: string, audience: Audience) =>
  csvList<PersonCard>({
    name,
    procedure: `admin.${audience}.list`,
    rowKey: ({ uuid }) => uuid,
    async columns(locale) {
      const t = await translator(locale, 'accounts-admin');
      return [
        { heading: t('field.first_name'), value: ({ first_name }) => first_name },
        { heading: t('field.last_name'), value: ({ last_name }) => last_name },
        { heading: t('column.email'), value: ({ email }) => email },
        { heading: t('column.role'), value: ({ role }) => t(`role.${role}`) },
        { heading: t('filter.access'), value: ({ active }) => t(active ? 'filter.active' : 'filter.inactive') },
        { heading: t('filter.confirmed'), value: ({ confirmed }) => t(confirmed ? 'filter.yes' : 'filter.no') },
        { heading: t('column.orders'), value: ({ orders }) => orders },
        { heading: t('column.since'), value: ({ created_at }) => created_at },
      ];
    },
  });

export const customerCsv = listOf('customers', 'users');
export const staffCsv = listOf('staff', 'admins');
