import type { StaffOrderView } from '@/features/order-desk/schema';
import { formatAmount } from '@/features/orders/domain/format-amount';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { Alert } from '@/ui/feedback/alert';
import { SettleWrongAmount } from './settle-wrong-amount';

/** Shows the received amount, when it is refunded automatically, and the ways to settle it. */
export async function StaffWrongAmount({ lng, order }: { lng: Locale; order: StaffOrderView }) {
  const { t } = await getT(lng, 'orders-admin');
  const { wrong_amount: waiting, acceptance } = order;
  const settle = <SettleWrongAmount lng={lng} order={order} />;
  if (!waiting)
    return acceptance ? (
      <Alert
        tone="info"
        title={t('wrongAmount.notReturnedTitle', { amount: formatRupiah(acceptance.amount, lng) })}
        actions={settle}
      >
        {t('wrongAmount.notReturned')}
      </Alert>
    ) : null;

  const { received, expected, returns_at, unbooked } = waiting;
  const words = { received: formatRupiah(received, lng), expected: formatRupiah(expected, lng) };
  const sums = unbooked.map((one) => formatAmount(one, lng));
  return (
    <Alert
      tone="warning"
      title={
        received > 0
          ? t('wrongAmount.title', words)
          : sums[0]
            ? t('wrongAmount.unbookedTitle', { amount: sums[0] })
            : t('wrongAmount.unknownTitle')
      }
      actions={settle}
    >
      {received > 0 && (
        <p>
          {returns_at
            ? t('wrongAmount.returns', { until: formatMoment(new Date(returns_at), lng) })
            : t('wrongAmount.leaving')}
        </p>
      )}
      {unbooked.length > 0 && <p>{t('wrongAmount.unbooked')}</p>}
    </Alert>
  );
}
