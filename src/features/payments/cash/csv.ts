import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { ClosedCash } from './schema';

export const cashCsv = csvList<ClosedCash>({
  name: 'cash',
  procedure: 'admin.cash.list',
  rowKey: ({ date }) => date,
  async columns(locale) {
    const t = await translator(locale, 'payments-admin');
    return [
      { heading: t('cash.day'), value: ({ date }) => date },
      { heading: t('cash.expected'), value: ({ expected }) => expected },
      { heading: t('cash.counted'), value: ({ counted }) => counted },
      { heading: t('cash.difference'), value: ({ difference }) => difference },
      { heading: t('cash.note'), value: ({ note }) => note },
      { heading: t('cash.list.by'), value: ({ closed_by }) => closed_by && (closed_by.name || t('former')) },
      { heading: t('column.at'), value: ({ closed_at }) => closed_at },
    ];
  },
});
