import type { StaffOrderView } from '@/features/order-desk/schema';
import { OrderFacts } from '@/features/orders/ui/order-facts';
import { OrderMoney } from '@/features/orders/ui/order-money';
import { PrintButton } from '@/features/orders/ui/print-button';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { mainAddress } from '@/shared/shop/contact';
import { formatMoment } from '@/shared/time/dates';
import { getShop } from '@/shop/server';
import { Panel } from '@/ui/show/panel';
import { Customer } from './customer';
import { OrderParts } from './order-parts';
import css from './order-record.module.css';
import { StaffMoney } from './staff-money';
import { StaffTimeline } from './staff-timeline';

type Props = {
  lng: Locale;
  order: StaffOrderView;
  now: Date;
  /** Hides the print button when several records are printed together. */
  withoutButton?: boolean;
};

/** A printable record of everything stored about an order. */
export async function OrderRecord({ lng, order, now, withoutButton = false }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const { t: words } = await getT(lng, 'orders');
  const { identity } = await getShop();
  const { street, town, postcode } = mainAddress(identity);
  return (
    <article className={css.record}>
      <div className={css.head}>
        <p>
          {identity.name}, {street}, {town} {postcode}
          <br />
          {t('record.made', { moment: formatMoment(now, lng) })}
        </p>
        {!withoutButton && (
          <div className={css.print}>
            <PrintButton label={t('record.print')} />
          </div>
        )}
      </div>
      <Panel title={words('part.order')}>
        <OrderFacts lng={lng} order={order} state={t(`status.${order.status}`)} />
      </Panel>
      <Panel title={t('customer.title')}>
        <Customer lng={lng} order={order} />
      </Panel>
      <OrderParts lng={lng} order={order} unfolded />
      <Panel title={words('money.title')}>
        <OrderMoney lng={lng} order={order} />
        <StaffMoney lng={lng} order={order} />
      </Panel>
      <Panel title={t('record.timeline')}>
        <StaffTimeline lng={lng} order={order} />
      </Panel>
    </article>
  );
}
