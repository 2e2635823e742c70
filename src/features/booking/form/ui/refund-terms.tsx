'use client';
import { percentOf } from '@/features/booking/domain/percent-of';
import { useT } from '@/i18n/client';
import { formatPercent } from '@/shared/locale/formats';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { useChosen } from './booking-context';
import css from './payment-part.module.css';
import { useRefundBands } from './use-refund-bands';

/** The refund deadlines in Bali time; past deadlines are left out. */
export function RefundTerms({ paid, day, title }: { paid: number; day: Day; title?: string | undefined }) {
  const { t } = useT('booking');
  const { lng } = useChosen();
  const rows = useRefundBands(day);
  return (
    <table className={css.refunds}>
      <caption>{title ? t('refund.title_of', { title }) : t('refund.title')}</caption>
      <tbody>
        {rows.map((band) => (
          <tr key={band.hours}>
            <th scope="row">{t('refund.until', { when: formatMoment(band.last, lng, 'full') })}</th>
            <td>
              {t('refund.part', {
                percent: formatPercent(band.percent, lng),
                amount: formatRupiah(percentOf(paid, band.percent), lng),
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
