import type { StaffOrderCard } from '@/features/order-desk/schema';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import { heldUntil } from '@/features/orders/ui/held-until';
import { OrderLink } from '@/features/orders/ui/order-link';
import { staffOrdersPath } from '@/features/orders/ui/staff-paths';
import { getT } from '@/i18n/server';
import type { Page } from '@/shared/list/pages';
import type { Locale } from '@/shared/locale/locales';
import { LatestPanel } from '@/ui/show/latest-panel';

/** The latest orders of a customer. */
export async function OrdersOf(props: { lng: Locale; email: string; orders: Page<StaffOrderCard> }) {
  const { lng, email, orders } = props;
  const { t } = await getT(lng, 'orders-admin');
  const { t: words } = await getT(lng, 'orders');
  const all = { href: `${staffOrdersPath(lng)}?search=${encodeURIComponent(email)}`, label: t('ofCustomer.all') };
  return (
    <LatestPanel
      title={t('ofCustomer.title')}
      none={t('ofCustomer.none')}
      all={orders.meta.total > orders.data.length && all}
      rows={orders.data.map(({ uuid, booking_id, product, status, ...departing }) => ({
        key: uuid,
        what: (
          <>
            <OrderLink lng={lng} uuid={uuid}>
              {booking_id}
            </OrderLink>{' '}
            {product.title}
          </>
        ),
        state: [t(`status.${status}`), formatDeparture(departing, lng, 'medium'), heldUntil(departing, lng, words)]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}
