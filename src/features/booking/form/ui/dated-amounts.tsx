'use client';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';
import { type Day, isDay } from '@/shared/time/days';
import { useChosen } from './booking-context';
import css from './payment-part.module.css';

type Props = {
  now: number;
  /** For each item: what is left of its price, and the fees at the gate. */
  later: readonly { day: Day; rest: number; atGate: number }[];
};

/** Every amount with its day, so that none comes as a surprise. */
export function DatedAmounts({ now, later }: Props) {
  const { t } = useT('booking');
  const { lng } = useChosen();
  const money = (amount: number) => formatRupiah(amount, lng);
  const due = later.filter(({ day, rest, atGate }) => isDay(day) && rest + atGate > 0);
  return (
    <table className={css.refunds}>
      <caption>{t('dated.title')}</caption>
      <tbody>
        <tr>
          <th scope="row">{t('dated.now')}</th>
          <td>{money(now)}</td>
        </tr>
        {[...due.entries()].map(([index, { day, rest, atGate }]) => (
          <tr key={index}>
            <th scope="row">{t('dated.day', { day: formatDay(day, lng, 'full') })}</th>
            <td>
              {money(rest + atGate)}
              {atGate > 0 && <small>{t('dated.gate', { amount: money(atGate) })}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
