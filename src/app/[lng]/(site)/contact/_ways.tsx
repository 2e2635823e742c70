import { dialable, operator, whatsAppLink } from '@/config/operator';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { clockTimes } from '@/shared/time/clock-times';
import { Facts } from '@/ui/show/facts';

export async function Ways({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'contact');
  const { address, email, opening, phone, whatsApp } = operator;
  return (
    <Facts
      facts={[
        { label: t('contact.email'), value: <a href={`mailto:${email}`}>{email}</a> },
        { label: t('contact.phone'), value: <a href={`tel:${dialable(phone)}`}>{phone}</a> },
        { label: t('contact.whatsApp'), value: <a href={whatsAppLink}>{whatsApp}</a> },
        {
          label: t('contact.address'),
          value: `${address.street}, ${address.town}, ${address.region} ${address.postcode}`,
        },
        { label: t('contact.hours'), value: t('contact.hoursValue', clockTimes(lng, opening)) },
      ]}
    />
  );
}
