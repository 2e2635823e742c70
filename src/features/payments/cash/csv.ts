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
      { heading: t('till.float'), value: ({ float }) => float },
      { heading: t('till.taken'), value: ({ taken }) => taken },
      { heading: t('till.paidIn'), value: ({ paid_in }) => paid_in },
      { heading: t('till.paidOut'), value: ({ paid_out }) => paid_out },
      { heading: t('cash.expected'), value: ({ expected }) => expected },
      { heading: t('cash.counted'), value: ({ counted }) => counted },
      { heading: t('cash.difference'), value: ({ difference }) => difference },
      { heading: t('till.left'), value: ({ left_in_till }) => left_in_till },
      { heading: t('till.handedOver'), value: ({ handed_over }) => handed_over },
      { heading: t('cash.note'), value: ({ note }) => note },
      {
        heading: t('till.countedByColumn'),
        value: ({ counted_by }) => counted_by && (counted_by.name || t('formerStaff')),
      },
      { heading: t('cash.list.by'), value: ({ closed_by }) => closed_by && (closed_by.name || t('formerStaff')) },
      { heading: t('column.at'), value: ({ closed_at }) => closed_at },
    ];
  },
});
