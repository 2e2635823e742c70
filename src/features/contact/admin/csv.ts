import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { MessageCard } from './schema';

export const messageCsv = csvList<MessageCard>({
  name: 'messages',
  procedure: 'admin.messages.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'contact-admin');
    return [
      { heading: t('column.received'), value: ({ created_at }) => created_at },
      { heading: t('column.from'), value: ({ name }) => name },
      { heading: t('column.email'), value: ({ email }) => email },
      { heading: t('fact.phone'), value: ({ phone }) => phone },
      { heading: t('column.kind'), value: ({ kind }) => t(`kind.${kind}`) },
      { heading: t('column.status'), value: ({ status }) => t(`status.${status}`) },
      { heading: t('column.about'), value: ({ subject }) => subject },
      { heading: t('column.message'), value: ({ excerpt }) => excerpt },
    ];
  },
});
