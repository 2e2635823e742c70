import type { ReactNode } from 'react';
import { Area } from '@/app/[lng]/area';
import { siteLinks } from '@/app/site-links';
import { ordersPath } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { OrderShell } from '@/ui/shells/order-shell';

/** Frames an order's pages and its payment. */
export async function OrderArea(props: { lng: Locale; account?: ReactNode; children: ReactNode }) {
  const { lng, account, children } = props;
  const { t } = await getT(lng, 'orders');
  return (
    <Area lng={lng} ns={['orders']}>
      <OrderShell
        lng={lng}
        shop={await getShop()}
        site={await siteLinks(lng)}
        back={{ href: ordersPath(lng), label: t('back') }}
        account={account}
      >
        {children}
      </OrderShell>
    </Area>
  );
}
