import type { ReactNode } from 'react';
import { namedDivers } from '@/features/booking/divers/domain/named-divers';
import { addOnsByDiver } from '@/features/orders/domain/add-ons-by-diver';
import { paidAs } from '@/features/orders/domain/paid-as';
import type { OrderOutline } from '@/features/orders/schema';
import { addOnLabel } from '@/features/orders/ui/add-on-label';
import { type Line, OrderMoney } from '@/features/orders/ui/order-money';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { Panel } from '@/ui/show/panel';
import css from './order-page.module.css';

type Props = {
  lng: Locale;
  order: Omit<OrderOutline, 'divers'> & {
    divers: readonly { full_name: string; equipment?: readonly string[] | null }[];
  };
  children?: ReactNode;
};

/** Bill of an order: a line for each day and add-on, then the total and the amount paid. */
export async function OrderBill({ lng, order, children }: Props) {
  const { t } = await getT(lng, 'orders');
  const { items, divers } = order;
  const isOne = items.length === 1;
  const days = items.map(
    (item): Line => ({
      label: [item.product.title, t('divers', { count: item.divers.length }), item.variant].filter(Boolean).join(' · '),
      amount: item.activity_fee,
    }),
  );
  const people = divers.map(({ full_name, equipment = null }) => ({ full_name, equipment }));
  const addOns = addOnsByDiver({ divers: people, items }).map(({ addOn, item, by }): Line => {
    const whose = namedDivers(lng, people, by, (number) => t('part.diver', { number }));
    const { quantity, price, amount } = addOn;
    return {
      label: addOnLabel(lng, { addOn, item }, isOne),
      hint: whose || t('money.unitPrice', { quantity, price: formatRupiah(price, lng) }),
      amount,
    };
  });
  const paid = t(`paymentType.${paidAs(order)}`);
  return (
    <Panel title={t('money.title')}>
      <OrderMoney lng={lng} order={order} booked={[...days, ...addOns]} />
      <p className={css.nothing}>{t('placedOn', { moment: formatMoment(new Date(order.created_at), lng), paid })}</p>
      {children}
    </Panel>
  );
}
