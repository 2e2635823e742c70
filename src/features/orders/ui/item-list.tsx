import type { ReactNode } from 'react';
import { namedDivers } from '@/features/booking/divers/domain/named-divers';
import type { OrderItemView } from '@/features/orders/domain/item-view';
import type { OrderOutline } from '@/features/orders/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { getAreaNames } from '@/shop/server';
import { Facts } from '@/ui/show/facts';
import { Panel } from '@/ui/show/panel';
import { formatDeparture } from './format-departure';
import css from './item-list.module.css';
import { OrderStatus } from './order-status';
import { pickupLine } from './pickup-line';

type Props<Item extends OrderItemView> = {
  lng: Locale;
  order: Pick<OrderOutline, 'status' | 'divers' | 'pickup_area'> & { items: readonly Item[] };
  /** The status of the order, worded for the reader. */
  state: string;
  /** Actions on a booked item while another item is booked too. */
  actionsFor?: (item: Item) => ReactNode;
  /** True if nothing else on the page shows the people and the pickup. */
  isOnly?: boolean;
};

/** Lists the items of an order with several: state, share of the money, and actions. */
export async function ItemList<Item extends OrderItemView>(props: Props<Item>) {
  const { lng, order, state, actionsFor, isOnly = false } = props;
  const { t } = await getT(lng, 'orders');
  const { t: common } = await getT(lng, 'common');
  const nameOf = await getAreaNames(lng);
  const { items, status, divers, pickup_area: area } = order;
  if (items.length < 2) return null;
  const isOneOfSeveral = items.filter((item) => item.state === 'booked').length > 1;
  const factsOf = ({ total, paid, refunded, off_reason }: OrderItemView) => [
    { label: t('item.price'), value: formatRupiah(total, lng) },
    paid > 0 && { label: t(off_reason ? 'item.retained' : 'item.paid'), value: formatRupiah(paid, lng) },
    refunded !== null && refunded > 0 && { label: t('money.refunded'), value: formatRupiah(refunded, lng) },
  ];
  return (
    <Panel title={t('item.title')}>
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item.uuid}>
            <h3>{[item.product.title, item.variant].filter(Boolean).join(' · ')}</h3>
            <p>{formatDeparture(item, lng, 'full')}</p>
            {isOnly && <p>{namedDivers(lng, divers, item.divers, (number) => t('part.diver', { number }))}</p>}
            {isOnly && item.state === 'booked' && <p>{pickupLine(item, { t, common, nameOf, lng, area })}</p>}
            <p>
              <OrderStatus
                status={item.off_reason ?? status}
                label={item.off_reason ? t(`status.${item.off_reason}`) : state}
              />
            </p>
            <Facts facts={factsOf(item).filter((fact) => typeof fact === 'object' && fact !== null)} />
            {isOneOfSeveral && item.state === 'booked' && actionsFor?.(item)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
