import type { StaffOrderView } from '@/features/order-desk/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { OfficeLink } from '@/ui/access/office-link';

/** Lists customers with the same number as a walk-in; only staff can tell if they are the same person. */
export async function SamePhone({ lng, order: { same_phone: others } }: { lng: Locale; order: StaffOrderView }) {
  const { t } = await getT(lng, 'orders-admin');
  if (others.length === 0) return null;
  return (
    <>
      <h3>{t('samePhone.title')}</h3>
      <p>{t('samePhone.hint')}</p>
      <ul>
        {others.map(({ uuid, name, email }) => (
          <li key={uuid}>
            <OfficeLink {...{ lng, path: `/admin/users/${uuid}` }}>{name}</OfficeLink>
            {email && ` · ${email}`}
          </li>
        ))}
      </ul>
    </>
  );
}
