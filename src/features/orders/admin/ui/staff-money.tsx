import { getT } from '../../../../i18n/server';
import { momentInWords } from '../../../../shared/dates';
import type { Locale } from '../../../../shared/locales';
import { inRupiah } from '../../../../shared/money';
import { Facts } from '../../../../ui/show/facts';
import type { StaffOrderView } from '../schema';

/** Every rupiah that moved, and every try at it. */
export async function StaffMoney({ lng, order: { payments } }: { lng: Locale; order: StaffOrderView }) {
  const { t } = await getT(lng, 'shop');
  const when = (at: string) => momentInWords(new Date(at), lng);
  const attempts = payments.attempts.map(({ created_at, amount, status, gateway }) => ({
    label: `${when(created_at)} · ${gateway}`,
    value: `${inRupiah(amount, lng)} · ${t(`attempt.${status}`)}`,
  }));
  const ledger = payments.ledger.map(({ at, kind, amount, method }) => ({
    label: `${when(at)} · ${t(`ledger.${kind}`)}`,
    value: [inRupiah(amount, lng), method && t(`method.${method as 'cash'}`)].filter(Boolean).join(' · '),
  }));
  const refunds = payments.refunds.map(({ created_at, amount, status, last_error }) => ({
    label: when(created_at),
    value: [inRupiah(amount, lng), t(`refund.${status}`), last_error].filter(Boolean).join(' · '),
  }));
  return (
    <>
      <h3>{t('money.attempts')}</h3>
      {attempts.length > 0 ? <Facts facts={attempts} /> : <p>{t('money.none')}</p>}
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
