'use client';
import { useT } from '../../../i18n/client';
import { momentInWords } from '../../../shared/dates';
import type { Locale } from '../../../shared/locales';
import { inRupiah } from '../../../shared/money';
import { Alert } from '../../../ui/feedback/alert';
import type { OrderView } from '../schema';

/** What came in instead of what was due, what happens to it by itself, and what the customer can do. */
export function WrongAmount({ lng, order: { wrong_amount, can } }: { lng: Locale; order: OrderView }) {
  const { t } = useT('orders');
  if (!wrong_amount) return null;
  const { received, expected, returns_at, unbooked } = wrong_amount;
  const words = { received: inRupiah(received, lng), expected: inRupiah(expected, lng) };
  return (
    <>
      {received > 0 && (
        <Alert tone="warning" title={t('wrongAmount.title', words)}>
          {returns_at && <p>{t('wrongAmount.returns', { until: momentInWords(new Date(returns_at), lng) })}</p>}
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
