import type { OrderView } from '@/features/orders/schema';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import { OrderStatus } from '@/features/orders/ui/order-status';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { inRupiah } from '@/shared/schema/money';

/** The items of an order with several, each by its day: the product, who comes along, and whether it is off. */
export async function itemFacts(lng: Locale, { items, divers }: Pick<OrderView, 'items' | 'divers'>) {
  const { t } = await getT(lng, 'orders');
  return items.map((item) => ({
    label: formatDeparture(item, lng, 'full'),
    value: (
      <>
        {[item.product.title, item.variant].filter(Boolean).join(' · ')}
        <br />
        {[t('packages', { count: item.quantity }), inRupiah(item.total, lng)].join(' · ')}
        <br />
        {item.divers.map((position) => divers[position]?.full_name).join(', ')}
        {item.off_reason && (
          <>
            <br />
            <OrderStatus status={item.off_reason} label={t(`status.${item.off_reason}`)} />
          </>
        )}
      </>
    ),
  }));
}
