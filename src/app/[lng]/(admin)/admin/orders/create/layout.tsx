import type { ReactNode } from 'react';
import { lngOf } from '@/app/[lng]/lng';
import { Texts } from '@/i18n/texts';

/** The customers' booking form, used by staff. */
export default async function PhoneBookingLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  return (
    <Texts
      lng={lng}
      ns={[
        'accounts',
        'accounts-admin',
        'booking',
        'catalogue',
        'common',
        'countries',
        'errors',
        'orders',
        'orders-admin',
        'payments-admin',
        'ui',
      ]}
    >
      {props.children}
    </Texts>
  );
}
