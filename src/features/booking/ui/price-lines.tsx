'use client';
import { useT } from '@/i18n/client';
import { inRupiah } from '@/shared/schema/money';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useChosen } from './booking-context';
import { PriceFailed } from './price-failed';
import css from './price-lines.module.css';
import { useQuote } from './use-quote';

/** The lines of the server's quote. */
export function PriceLines() {
  const { t } = useT('booking');
  const { lng } = useChosen();
  const quote = useQuote();
  if (quote.isError) return <PriceFailed quote={quote} />;
  if (!quote.data) return <Skeleton lines={4} />;
  return (
    <table className={css.lines} aria-busy={quote.isPlaceholderData || undefined}>
      <tbody>
        {quote.data.lines.map(({ label, quantity, unit_price, amount }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <span>{t('price.each', { count: quantity, price: inRupiah(unit_price, lng) })}</span>
            </th>
            <td>{inRupiah(amount, lng)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('summary.total')}</th>
          <td>{inRupiah(quote.data.total, lng)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
