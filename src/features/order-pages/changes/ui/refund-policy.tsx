import type { OrderItemView } from '@/features/orders/domain/item-view';
import { startOf } from '@/features/orders/domain/refund-policy';
import { sumOf } from '@/features/orders/domain/shares';
import type { OrderView } from '@/features/orders/schema';
import { useT } from '@/i18n/client';
import { refundLines } from '@/i18n/refund-lines';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import css from './refund-policy.module.css';

type Bands = OrderItemView['refund_bands'];

type Props = { lng: Locale; day: Day; bands: Bands; now: number };

/** The rule behind the amount, with the band that applies now. */
export function RefundBands({ lng, day, bands, now }: Props) {
  const { t } = useT('orders');
  const lines = refundLines(bands, t);
  return (
    <>
      <p>{t('cancellation.policy', { start: formatMoment(startOf(day), lng, 'medium') })}</p>
      <ul className={css.bands}>
        {lines.map(({ percent, text }) => (
          <li key={text} aria-current={percent === now || undefined}>
            {text}
            {percent === now && <em>{t('cancellation.now')}</em>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The refund on cancellation, shown before confirming: the amount and its rule. */
export function RefundPolicy({ lng, order }: { lng: Locale; order: OrderView }) {
  const { t } = useT('orders');
  const { activity_date, status, items } = order;
  // Leaves out the share of items that have ended.
  const paid =
    status === 'pending_payment'
      ? order.can.refund_amount
      : sumOf(items.map((item) => (item.state === 'booked' ? item.paid : 0)));
  const next = items.find((item) => item.state === 'booked' && item.activity_date === activity_date);
  const { refund_amount, refund_percent } = order.can;
  const words = {
    amount: formatRupiah(refund_amount, lng),
    paid: formatRupiah(paid, lng),
    percent: refund_percent,
  };
  if (paid === 0) return <p>{t('cancellation.unpaid')}</p>;
  return (
    <>
      <p className={css.sum}>
        {refund_amount === 0
          ? t('cancellation.nothing', words)
          : t(refund_amount === paid ? 'cancellation.backAll' : 'cancellation.back', words)}
      </p>
      {status !== 'pending_payment' && (
        <RefundBands lng={lng} day={activity_date} bands={next?.refund_bands ?? []} now={refund_percent} />
      )}
      {refund_amount > 0 && <p>{t('cancellation.time')}</p>}
      <p>{t('cancellation.final')}</p>
    </>
  );
}
