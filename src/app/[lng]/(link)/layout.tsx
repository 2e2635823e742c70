import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Area } from '@/app/[lng]/area';
import { lngOf } from '@/app/[lng]/lng';
import { siteLinks } from '@/app/site-links';
import { getShop } from '@/shop/server';
import { OrderShell } from '@/ui/shells/order-shell';

export const metadata: Metadata = { robots: { index: false } };
export const dynamic = 'force-dynamic';

/** Pages that open from a link without an account. */
export default async function LinkLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  return (
    <Area lng={lng} ns={['orders', 'booking', 'countries', 'ui']}>
      <OrderShell lng={lng} shop={await getShop()} site={await siteLinks(lng)}>
        {props.children}
      </OrderShell>
    </Area>
  );
}
