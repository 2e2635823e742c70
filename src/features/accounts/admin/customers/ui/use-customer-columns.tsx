import type { CustomerRow } from '@/features/accounts/admin/customers/schema';
import { levelName } from '@/features/booking/divers/domain/certification';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { PhoneLine } from '@/ui/show/contact-links';
import type { Column } from '@/ui/table/column';

/** Columns of the customer list that come from orders. */
export function useCustomerColumns() {
  const { t, lng } = useT('accounts-admin');
  return {
    phone: {
      key: 'phone',
      header: t('fact.phone'),
      cell: ({ phone }) => phone && <PhoneLine phone={phone} />,
      noWrap: true,
    },
    card: {
      key: 'card',
      header: t('fact.card'),
      cell: ({ card }) => card?.association && levelName(card.association, card.certification_level),
    },
    dives: { key: 'dives', header: t('fact.dives'), cell: ({ dives }) => dives, align: 'end', noWrap: true },
    spent: {
      key: 'spent',
      header: t('fact.spent'),
      cell: ({ spent }) => spent !== null && formatRupiah(spent, lng),
      align: 'end',
      noWrap: true,
    },
  } satisfies Record<string, Column<CustomerRow>>;
}
