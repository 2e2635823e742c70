import type { StaffOrderView } from '@/features/order-desk/schema';
import { getT } from '@/i18n/server';
import { languageIn } from '@/shared/locale/language-names';
import type { Locale } from '@/shared/locale/locales';
import { OfficeLink } from '@/ui/access/office-link';
import { PhoneLine } from '@/ui/show/contact-links';
import { Facts } from '@/ui/show/facts';

type Props = { lng: Locale; order: StaffOrderView };

/** The customer, and the staff member who took the order by phone. */
export async function Customer({ lng, order: { customer, placed_by, locale } }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const found = `/admin/users?search=${encodeURIComponent(customer.email ?? customer.name)}`;
  const facts = [
    { label: t('customer.name'), value: <OfficeLink {...{ lng, path: found }}>{customer.name}</OfficeLink> },
    customer.email !== null && {
      label: t('customer.email'),
      value: <a href={`mailto:${customer.email}`}>{customer.email}</a>,
    },
    customer.phone !== null && { label: t('customer.phone'), value: <PhoneLine phone={customer.phone} /> },
    { label: t('customer.language'), value: languageIn(lng, locale) },
    placed_by && { label: t('customer.placedBy'), value: placed_by },
  ];
  return <Facts facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />;
}
