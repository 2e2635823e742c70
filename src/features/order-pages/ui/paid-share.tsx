import type { OrderOutline } from '@/features/orders/schema';
import { getT } from '@/i18n/server';
import { formatPercent } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import css from './paid-share.module.css';

type Props = { lng: Locale; order: Pick<OrderOutline, 'held' | 'on_account' | 'still_to_pay' | 'status'> };

const PERCENT = 100;

/** The amounts paid and still to be paid, with the paid share as a bar; nothing for an order without money. */
export async function PaidShare({ lng, order }: Props) {
  const { t } = await getT(lng, 'orders');
  const { held, on_account: onAccount, still_to_pay: left, status } = order;
  const all = held + onAccount + left;
  if (all === 0) return null;
  const percent = Math.round((held / all) * PERCENT);
  return (
    <>
      <dl className={css.amounts}>
        <div>
          <dt>{t('money.paid')}</dt>
          <dd>{formatRupiah(held, lng)}</dd>
        </div>
        {left > 0 && (
          <div>
            <dt>{t(status === 'pending_payment' ? 'money.remaining' : 'money.onSiteHow')}</dt>
            <dd>{formatRupiah(left, lng)}</dd>
          </div>
        )}
      </dl>
      <div className={css.track} role="img" aria-label={t('money.share', { percent: formatPercent(percent, lng) })}>
        <i style={{ width: `${percent}%` }} />
      </div>
    </>
  );
}
