import type { QuoteView } from '@/features/booking/schema';
import { useT } from '@/i18n/client';
import { inRupiah } from '@/shared/schema/money';
import css from './counter-form.module.css';

/** What the price consists of: which season it is of, and what a group or a child pays less. */
export function PriceLines({ lines }: Pick<QuoteView, 'lines'>) {
  const { lng } = useT('orders-admin');
  return (
    <ul className={css.lines}>
      {[...lines.entries()].map(([index, { label, amount }]) => (
        <li key={index}>
          {label}: {inRupiah(amount, lng)}
        </li>
      ))}
    </ul>
  );
}
