import type { ReactNode } from 'react';
import { lngOf } from '@/app/[lng]/lng';
import { Texts } from '@/i18n/texts';

export default async function FleetLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  return (
    <Texts lng={lng} ns={['catalogue', 'common', 'errors', 'fleet-admin', 'ui']}>
      {props.children}
    </Texts>
  );
}
