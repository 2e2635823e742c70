import type { ReactNode } from 'react';
import { lngOf } from '@/app/[lng]/lng';
import { Texts } from '@/i18n/texts';

export default async function ScheduleLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  return (
    <Texts
      lng={lng}
      ns={[
        ...([
          'availability-admin',
          'booking',
          'catalogue',
          'common',
          'crew-admin',
          'errors',
          'orders',
          'orders-admin',
        ] as const),
        ...(['outings-admin', 'seats-admin', 'ui'] as const),
      ]}
    >
      {props.children}
    </Texts>
  );
}
