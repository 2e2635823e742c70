import type { OrderView } from '@/features/orders/schema';
import { OrderStatus } from '@/features/orders/ui/order-status';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { inRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';

/** The items of an order with several, each by its day: the product, who comes along, and whether it is off. */
export async function itemFacts(lng: Locale, { items, divers }: Pick<OrderView, 'items' | 'divers'>) {
  const { t } = await getT(lng, 'orders');
  return items.map((item) => ({
    label: formatDay(item.activity_date, lng, 'full'),
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
