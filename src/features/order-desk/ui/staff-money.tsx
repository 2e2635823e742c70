import type { StaffOrderView } from '@/features/order-desk/schema';
import { formatAmount } from '@/features/orders/domain/format-amount';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { Facts } from '@/ui/show/facts';
import { LedgerLine } from './ledger-line';

type Attempt = StaffOrderView['payments']['attempts'][number];

/** A session that was closed before anything was paid is not worth a line. */
const isTried = ({ status, wrong_amount: amount }: Attempt) => status !== 'cancelled' || amount !== null;

/** Every payment, refund and attempt of an order. */
export async function StaffMoney({
  lng,
  order: { uuid, payments, retained, status },
}: {
  lng: Locale;
  order: StaffOrderView;
}) {
  const { t } = await getT(lng, 'orders-admin');
  const cameIn = ({ wrong_amount: amount, wrong_currency: currency }: Attempt) =>
    amount !== null &&
    t('wrongAmount.received', { amount: formatAmount({ amount, currency }, lng) ?? formatRupiah(amount, lng) });
  const when = (at: string) => formatMoment(new Date(at), lng);
  const attempts = payments.attempts.filter(isTried).map((attempt) => ({
    label: `${when(attempt.created_at)} · ${attempt.gateway}`,
    value: [formatRupiah(attempt.amount, lng), t(`attempt.${attempt.status}`), cameIn(attempt)]
      .filter(Boolean)
      .join(' · '),
  }));
  const ledger = payments.ledger.map((entry) => ({
    label: `${when(entry.at)} · ${t(`ledger.${entry.kind}`)}`,
    value: <LedgerLine lng={lng} uuid={uuid} entry={entry} />,
  }));
  const refunds = payments.refunds.map(({ created_at, amount, status, last_error, way, note, requested_by }) => ({
    label: when(created_at),
    value: [
      formatRupiah(amount, lng),
      t(`refund.${status}`),
      requested_by && t(`refundWay.${way}`),
      requested_by,
      note,
      last_error,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <>
      {status !== 'completed' && retained !== null && retained > 0 && (
        <Facts facts={[{ label: t('retained'), value: formatRupiah(retained, lng) }]} />
      )}
      {attempts.length > 0 && (
        <>
          <h3>{t('money.attempts')}</h3>
          <Facts facts={attempts} />
        </>
      )}
      <h3>{t('money.ledger')}</h3>
      {ledger.length > 0 ? <Facts facts={ledger} /> : <p>{t('money.none')}</p>}
      {refunds.length > 0 && (
        <>
          <h3>{t('money.refunds')}</h3>
          <Facts facts={refunds} />
        </>
      )}
    </>
  );
}
