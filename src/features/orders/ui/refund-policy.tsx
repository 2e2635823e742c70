import { startOf } from '@/features/orders/domain/refund-policy';
import type { OrderView } from '@/features/orders/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { inRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import css from './refund-policy.module.css';

const bands = [
  { percent: 100, key: 'giveUp.band72' },
  { percent: 50, key: 'giveUp.band24' },
  { percent: 0, key: 'giveUp.band0' },
] as const;

/** What cancelling gives back, before it is done: the amount and the rule behind it. */
export function RefundPolicy({ lng, order }: { lng: Locale; order: OrderView }) {
  const { t } = useT('orders');
  const { paid, activity_date, status } = order;
  const { refund_amount, refund_percent } = order.can;
  const words = {
    amount: inRupiah(refund_amount, lng),
    paid: inRupiah(paid, lng),
    percent: refund_percent,
  };
  if (paid === 0) return <p>{t('giveUp.unpaid')}</p>;
  return (
    <>
      <p className={css.sum}>
        {refund_amount === 0
          ? t('giveUp.nothing', words)
          : t(refund_amount === paid ? 'giveUp.backAll' : 'giveUp.back', words)}
      </p>
      {status !== 'pending_payment' && (
        <>
          <p>{t('giveUp.policy', { start: formatMoment(startOf(activity_date), lng, 'medium') })}</p>
          <ul className={css.bands}>
            {bands.map(({ percent, key }) => (
              <li key={key} aria-current={percent === refund_percent || undefined}>
                {t(key)}
                {percent === refund_percent && <em>{t('giveUp.now')}</em>}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{t('giveUp.final')}</p>
    </>
  );
}
