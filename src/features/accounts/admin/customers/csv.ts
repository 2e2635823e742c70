import { personColumns } from '@/features/accounts/admin/people/csv';
import { levelName } from '@/features/booking/divers/domain/certification';
import { needsForSpending } from '@/features/orders/customers/schema';
import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { CustomerRow } from './schema';

export const customerCsv = csvList<CustomerRow>({
  name: 'customers',
  procedure: 'admin.customers.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'accounts-admin');
    return [
      ...(await personColumns(locale)),
      { heading: t('fact.phone'), value: ({ phone }) => phone },
      {
        heading: t('fact.card'),
        value: ({ card }) => card?.association && levelName(card.association, card.certification_level),
      },
      { heading: t('fact.cardNumber'), value: ({ card }) => card?.certification_number },
      { heading: t('fact.lastDive'), value: ({ card }) => card?.last_dive },
      { heading: t('fact.dives'), value: ({ dives }) => dives },
      { heading: t('fact.heightCm'), value: ({ sizes }) => sizes?.height_cm },
      { heading: t('fact.weightKg'), value: ({ sizes }) => sizes?.weight_kg },
      { heading: t('fact.shoe'), value: ({ sizes }) => sizes && `${sizes.shoe_size} ${sizes.shoe_size_system}` },
      { heading: t('part.notes'), value: ({ notes }) => notes.join('\n') },
      { heading: t('fact.spent'), value: ({ spent }) => spent, needs: needsForSpending },
    ];
  },
});
