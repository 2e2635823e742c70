import { namedDivers } from '@/features/booking/divers/domain/named-divers';
import type { OrderOutline } from '@/features/orders/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { getAreaNames } from '@/shop/server';
import { formatDeparture } from './format-departure';
import { OrderStatus } from './order-status';
import { pickupLine } from './pickup-line';

type Shown = Pick<OrderOutline, 'items' | 'divers' | 'pickup_area'>;

/** Describes each item of an order with several: product, people, and its pickup or why it does not take place. */
export async function itemFacts(lng: Locale, { items, divers, pickup_area: area }: Shown) {
  const { t } = await getT(lng, 'orders');
  const { t: common } = await getT(lng, 'common');
  const nameOf = await getAreaNames(lng);
  return items.map((item) => ({
    label: formatDeparture(item, lng, 'full'),
    value: (
      <>
        {[item.product.title, item.variant].filter(Boolean).join(' · ')}
        <br />
        {[t('packages', { count: item.quantity }), formatRupiah(item.total, lng)].join(' · ')}
        <br />
        {namedDivers(lng, divers, item.divers, (number) => t('part.diver', { number }))}
        <br />
        {item.off_reason ? (
          <OrderStatus status={item.off_reason} label={t(`status.${item.off_reason}`)} />
        ) : (
          pickupLine(item, { t, common, nameOf, lng, area })
        )}
      </>
    ),
  }));
}
