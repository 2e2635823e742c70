import type { ReactNode } from 'react';
import { lngOf } from '@/app/[lng]/lng';
import { Texts } from '@/i18n/texts';

/** Adds the texts of the fleet to those of the office. */
export default async function FleetLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  return (
    <Texts lng={lng} ns={['catalogue', 'common', 'errors', 'fleet-admin', 'ui']}>
      {props.children}
    </Texts>
  );
}
