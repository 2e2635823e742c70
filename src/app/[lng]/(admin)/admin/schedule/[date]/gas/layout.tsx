import type { ReactNode } from 'react';
import { lngOf } from '@/app/[lng]/lng';
import { Texts } from '@/i18n/texts';

export default async function GasLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  return (
    <Texts lng={lng} ns={['common', 'equipment-admin', 'errors', 'ui', 'waiver']}>
      {props.children}
    </Texts>
  );
}
