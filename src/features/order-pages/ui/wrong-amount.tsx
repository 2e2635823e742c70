'use client';
import type { OrderView } from '@/features/orders/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { Alert } from '@/ui/feedback/alert';

type Shown = Pick<OrderView, 'wrong_amount'> & { can: Pick<OrderView['can'], 'pay'> };

/**
 * Shows the amount received instead of the amount due, what happens to it automatically, and the customer's options.
 */
export function WrongAmount({ lng, order: { wrong_amount, can } }: { lng: Locale; order: Shown }) {
  const { t } = useT('orders');
  if (!wrong_amount) return null;
  const { received, expected, returns_at, unbooked } = wrong_amount;
  const words = { received: formatRupiah(received, lng), expected: formatRupiah(expected, lng) };
  return (
    <>
      {received > 0 && (
        <Alert tone="warning" title={t('wrongAmount.title', words)}>
          {returns_at && <p>{t('wrongAmount.returns', { until: formatMoment(new Date(returns_at), lng) })}</p>}
          {can.pay && <p>{t('wrongAmount.again', words)}</p>}
        </Alert>
      )}
      {unbooked.length > 0 && (
        <Alert tone="warning" title={t('wrongAmount.unbookedTitle')}>
          {t('wrongAmount.unbooked')}
        </Alert>
      )}
    </>
  );
}
