'use client';
import type { StaffOrderCard } from '@/features/order-desk/schema';
import { titleWithMore } from '@/features/orders/domain/further';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import { holdEnd } from '@/features/orders/ui/held-until';
import { OrderStatus } from '@/features/orders/ui/order-status';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { Alert } from '@/ui/feedback/alert';
import { Facts } from '@/ui/show/facts';

/** Shows only what the list has loaded; divers' data are on the order page, where reading them is audited. */
export function OrderAtAGlance({ lng, order }: { lng: Locale; order: StaffOrderCard }) {
  const { t } = useT('orders-admin');
  const { t: tOrders } = useT('orders');
  const holdsUntil = holdEnd(order, lng);
  const facts = [
    {
      label: tOrders('fact.status'),
      value: <OrderStatus status={order.status} label={t(`status.${order.status}`)} />,
    },
    holdsUntil && { label: tOrders('fact.heldUntil'), value: holdsUntil },
    { label: t('customer.name'), value: order.name },
    order.email !== null && { label: t('customer.email'), value: <a href={`mailto:${order.email}`}>{order.email}</a> },
    { label: tOrders('fact.activity'), value: titleWithMore(order.product.title, order.further_items) },
    { label: tOrders('fact.activityDate'), value: formatDeparture(order, lng, 'full') },
    { label: tOrders('fact.divers'), value: order.diver_count },
    { label: tOrders('money.total'), value: formatRupiah(order.total, lng) },
    { label: tOrders('money.paid'), value: formatRupiah(order.held, lng) },
    order.still_to_pay > 0 && { label: tOrders('money.remaining'), value: formatRupiah(order.still_to_pay, lng) },
    { label: tOrders('fact.orderDate'), value: formatMoment(new Date(order.created_at), lng) },
  ];
  return (
    <>
      {order.attention.map((reason) => (
        <Alert key={reason} tone="warning">
          {t(`attention.${reason}`)}
        </Alert>
      ))}
      <Facts facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />
    </>
  );
}
