import { openingHours } from '@/app/[lng]/(site)/_opening-hours';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { chatLink } from '@/shared/schema/chat-link';
import { mainAddress, mainPhone, toDialable } from '@/shared/shop/contact';
import type { ShopAddress } from '@/shared/shop/identity';
import { getShop } from '@/shop/server';
import { Facts } from '@/ui/show/facts';

const PhoneLink = ({ number }: { number: string }) => <a href={`tel:${toDialable(number)}`}>{number}</a>;

const inOneLine = ({ street, town, region, postcode }: ShopAddress) => `${street}, ${town}, ${region} ${postcode}`;

export async function Ways({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'contact');
  const { identity } = await getShop();
  const { addresses, email, licences, phones, whats_app: whatsApp } = identity;
  const [, ...others] = phones;
  const [, ...elsewhere] = addresses;
  return (
    <Facts
      facts={[
        { label: t('contact.email'), value: <a href={`mailto:${email}`}>{email}</a> },
        { label: t('contact.phone'), value: <PhoneLink number={mainPhone(identity)} /> },
        ...others.map(({ label, number }) => ({ label, value: <PhoneLink number={number} /> })),
        { label: t('contact.whatsApp'), value: <a href={chatLink(whatsApp)}>{whatsApp}</a> },
        { label: t('contact.address'), value: inOneLine(mainAddress(identity)) },
        ...elsewhere.map((address) => ({ label: address.label, value: inOneLine(address) })),
        await openingHours(lng),
        ...licences.map(({ name, number }) => ({ label: name, value: number })),
      ]}
    />
  );
}
