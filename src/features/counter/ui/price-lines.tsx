import type { QuoteView } from '@/features/booking/schema';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import css from './counter-form.module.css';

/** The parts of the price: the season, and the reductions for groups and children. */
export function PriceLines({ lines }: Pick<QuoteView, 'lines'>) {
  const { lng } = useT('orders-admin');
  return (
    <ul className={css.lines}>
      {[...lines.entries()].map(([index, { label, amount }]) => (
        <li key={index}>
          {label}: {formatRupiah(amount, lng)}
        </li>
      ))}
    </ul>
  );
}
