import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { lngOf } from '@/app/[lng]/lng';
import { siteLinks } from '@/app/site-links';
import { getShop } from '@/shop/server';
import { OrderShell } from '@/ui/shells/order-shell';

export const metadata: Metadata = { robots: { index: false } };
export const dynamic = 'force-dynamic';

/** A page for phones on a weak network: it loads neither the form kit nor texts. */
export default async function ReadyLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  return (
    <OrderShell lng={lng} shop={await getShop()} site={await siteLinks(lng)}>
      {props.children}
    </OrderShell>
  );
}
