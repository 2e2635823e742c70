'use client';
import { stepsWith } from '@/features/booking/domain/form-steps';
import { useT } from '@/i18n/client';
import { formatPercent } from '@/shared/locale/formats';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { useBooking, useChosen } from './booking-context';
import css from './payment-part.module.css';
import { useRefundBands } from './use-refund-bands';
import { useTotals } from './use-totals';

/** Steps that share a screen share its button. */
const labels = {
  activity: 'next.activity',
  divers: 'next.divers',
  'add-ons': 'next.emergency',
  emergency: 'next.emergency',
  review: 'next.payment',
  payment: 'next.payment',
} as const;

/** The label of a step's button: on the last step, it names the amount charged. */
export function useNextLabel(short = false): string {
  const { t } = useT('booking');
  const { lng, step, byStaff } = useBooking();
  const totals = useTotals();
  if (!stepsWith(step).includes('payment')) return short ? t('next_short') : t(labels[step]);
  if (byStaff) return t('by_staff.book');
  return totals ? t('next.pay', { amount: formatRupiah(totals.dueNow, lng) }) : t('next.payment');
}

/** Shown beside the pay button: the rest, and the refund deadlines. */
export function PayNote() {
  const { t } = useT('booking');
  const { lng } = useChosen();
  const totals = useTotals();
  const [band] = useRefundBands();
  const later = totals ? totals.remaining + totals.onSite : 0;
  return (
    <div className={css.beside}>
      {later > 0 && <p>{t('payment.rest', { amount: formatRupiah(later, lng) })}</p>}
      <p>
        {band
          ? t('payment.refund', {
              percent: formatPercent(band.percent, lng),
              when: formatMoment(band.last, lng, 'medium'),
            })
          : t('payment.no_refund')}
      </p>
    </div>
  );
}
