import { bandEnd, lastRefund, startOf } from '@/features/orders/domain/refund-policy';
import type { OrderView } from '@/features/orders/schema';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { EndItem } from './end-item';
import { GiveUp } from './give-up';
import css from './plans-changed.module.css';

type Props = { lng: Locale; order: OrderView; now: Date };

/** Compares the refund and the deadline of cancelling and refunding; with several days, each has its own terms. */
async function Differences({ lng, order, now }: Props) {
  const { t } = await getT(lng, 'orders');
  const { can, paid, activity_date: day, items } = order;
  if (paid === 0) return <p>{t('cancellation.unpaid')}</p>;
  const booked = items.filter(({ state }) => state === 'booked');
  const [one] = booked.length === 1 ? booked : [];
  const moment = (at: Date) => formatMoment(at, lng, 'medium');
  const until = one && bandEnd(one.refund_bands, day, now);
  const last = one && lastRefund(one.refund_bands, day);
  const words = {
    amount: formatRupiah(can.refund_amount, lng),
    percent: can.refund_percent,
    until: until ? moment(until) : '',
    last: last ? moment(last) : '',
    start: moment(startOf(day)),
  };
  if (!can.refund) return <p>{t('plans.cancellation.nothing', words)}</p>;
  return (
    <>
      <p>{t(until ? 'plans.cancellation.moneyUntil' : 'plans.cancellation.money', words)}</p>
      <ul className={css.ways}>
        <li>{t(last ? 'plans.cancellation.refundUntil' : 'plans.cancellation.refund', words)}</li>
        <li>{t('plans.cancellation.cancel', words)}</li>
        <li>{t('plans.cancellation.time')}</li>
      </ul>
    </>
  );
}

/** Offers the two ways to end an order, or to end one item of an order with several. */
export async function EndOrder(props: Props) {
  const { lng, order } = props;
  const { t } = await getT(lng, 'orders');
  const booked = order.items.filter(({ state }) => state === 'booked');
  const several = booked.length > 1;
  return (
    <>
      <Differences {...props} />
      {several && (
        <ul className={css.items}>
          {booked.map((item) => (
            <li key={item.uuid}>
              <strong>{item.product.title}</strong>, {formatDeparture(item, lng, 'full')}
              <EndItem lng={lng} uuid={order.uuid} item={item} />
            </li>
          ))}
        </ul>
      )}
      {several && <p>{t('plans.cancellation.all')}</p>}
      <GiveUp lng={lng} order={order} />
    </>
  );
}
