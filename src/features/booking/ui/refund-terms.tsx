'use client';
import { percentOf } from '@/features/booking/domain/percent-of';
import { useT } from '@/i18n/client';
import { inRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { startOf } from '@/shared/time/days';
import { useChosen } from './booking-context';
import { useDraft } from './draft-provider';
import css from './payment-step.module.css';

const HOUR_MS = 60 * 60 * 1000;

/** What goes back until when, by the clock on Bali; deadlines that have passed are left out. */
export function RefundTerms({ paid }: { paid: number }) {
  const { t } = useT('booking');
  const { lng, refundBands } = useChosen();
  const day = useDraft((draft) => draft.activity_date);
  const percent = new Intl.NumberFormat(lng, { style: 'percent' });
  const rows = refundBands
    .map((band) => ({ ...band, last: new Date(startOf(day).getTime() - band.hours * HOUR_MS) }))
    .filter(({ last }) => last.getTime() >= Date.now());
  return (
    <table className={css.refunds}>
      <caption>{t('refund.title')}</caption>
      <tbody>
        {rows.map((band) => (
          <tr key={band.hours}>
            <th scope="row">{t('refund.until', { when: formatMoment(band.last, lng, 'full') })}</th>
            <td>
              {t('refund.part', {
                percent: percent.format(band.percent / 100),
                amount: inRupiah(percentOf(paid, band.percent), lng),
              })}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{rows.length > 0 ? t('refund.later') : t('refund.from_now')}</th>
          <td>{t('refund.nothing')}</td>
        </tr>
      </tbody>
    </table>
  );
}
