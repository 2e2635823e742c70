'use client';
import { refundedOf } from '@/features/booking/domain/fee-lines';
import type { QuoteView } from '@/features/booking/schema';
import { useT } from '@/i18n/client';
import { formatPercent } from '@/shared/locale/formats';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { useChosen } from './booking-context';
import css from './payment-part.module.css';
import { useRefundBands } from './use-refund-bands';

type Props = {
  paid: number;
  day: Day;
  /** Its price, of which collected fees may be refunded otherwise. */
  item: Pick<QuoteView, 'total' | 'passed_on' | 'fees'> | undefined;
  title?: string | undefined;
};

/** The refund deadlines in Bali time; past deadlines are left out. */
export function RefundTerms({ paid, day, item, title }: Props) {
  const { t } = useT('booking');
  const { lng } = useChosen();
  const rows = useRefundBands(day);
  const { total = paid, passed_on: passedOn = 0, fees = [] } = item ?? {};
  const partOf = (percent: number) => {
    const amount = refundedOf({ total, passedOn, fees }, paid, percent);
    const share = passedOn > 0 && paid > 0 ? Math.round((100 * amount) / paid) : percent;
    return t('refund.part', { percent: formatPercent(share, lng), amount: formatRupiah(amount, lng) });
  };
  const afterwards = refundedOf({ total, passedOn, fees }, paid, 0);
  return (
    <table className={css.refunds}>
      <caption>{title ? t('refund.title_of', { title }) : t('refund.title')}</caption>
      <tbody>
        {rows.map((band) => (
          <tr key={band.hours}>
            <th scope="row">{t('refund.until', { when: formatMoment(band.last, lng, 'full') })}</th>
            <td>{partOf(band.percent)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{rows.length > 0 ? t('refund.later') : t('refund.from_now')}</th>
          <td>{afterwards > 0 ? partOf(0) : t('refund.nothing')}</td>
        </tr>
      </tbody>
    </table>
  );
}
