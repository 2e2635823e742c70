import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Area } from '@/app/[lng]/area';
import { lngOf } from '@/app/[lng]/lng';
import { getShop } from '@/shop/server';
import { EmptyShell } from '@/ui/shells/empty-shell';
import { art } from '@/ui/show/art';

export const metadata: Metadata = { robots: { index: false } };
export const dynamic = 'force-dynamic';

/** Pages that open from a link without an account. */
export default async function LinkLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  return (
    <Area lng={lng} ns={['orders', 'booking', 'countries', 'ui']}>
      <EmptyShell lng={lng} shop={await getShop()} picture={art.boatDay}>
        {props.children}
      </EmptyShell>
    </Area>
  );
}
