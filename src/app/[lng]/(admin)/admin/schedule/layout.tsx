import type { ReactNode } from 'react';
import { lngOf } from '@/app/[lng]/lng';
import { Texts } from '@/i18n/texts';

/** What the planning of days says besides what the office does everywhere. */
export default async function ScheduleLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  return (
    <Texts lng={lng} ns={['common', 'errors', 'office', 'orders', 'shop', 'catalogue', 'planning']}>
      {props.children}
    </Texts>
  );
}
