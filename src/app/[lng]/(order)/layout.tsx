import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Area } from '@/app/[lng]/area';
import { lngOf } from '@/app/[lng]/lng';
import { siteLinks } from '@/app/site-links';
import { SignOutButton } from '@/features/accounts/ui/sign-out-button';
import { ordersPath } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import { getShop } from '@/shop/server';
import { OrderShell } from '@/ui/shells/order-shell';

export const metadata: Metadata = { robots: { index: false } };
export const dynamic = 'force-dynamic';

/** The pages below guard themselves, each with its own address to return to. */
export default async function OrderLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'orders');
  return (
    <Area lng={lng} ns={['orders']}>
      <OrderShell
        lng={lng}
        shop={await getShop()}
        site={await siteLinks(lng)}
        back={{ href: ordersPath(lng), label: t('back') }}
        account={<SignOutButton lng={lng} audience="users" />}
      >
        {props.children}
      </OrderShell>
    </Area>
  );
}
