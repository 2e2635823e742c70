'use client';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useChosen } from './booking-context';
import { ItemTitle } from './item-title';
import { PriceFailed } from './price-failed';
import css from './price-lines.module.css';
import { useAddOnUsers } from './use-add-on-users';
import { useItems } from './use-items';
import { useQuote } from './use-quote';

/** The lines of the server's quote. */
export function PriceLines() {
  const { t } = useT('booking');
  const { lng } = useChosen();
  const quote = useQuote();
  const items = useItems();
  const whoseOf = useAddOnUsers();
  // A quote line has the same name as its add-on.
  const whose = (index: number, label: string) => items[index] && whoseOf(items[index], ({ name }) => name === label);
  if (quote.isError) return <PriceFailed quote={quote} />;
  if (!quote.data) return <Skeleton lines={4} />;
  return (
    <table className={css.lines} aria-busy={quote.isPlaceholderData || undefined}>
      {quote.data.items.map(({ lines, total }, index) => (
        // The items of a quote have no key but their position.
        <tbody key={items[index]?.at ?? index}>
          {items.length > 1 && items[index] && (
            <tr className={css.item}>
              <th scope="rowgroup">
                <ItemTitle item={items[index]} />
              </th>
              <td>{formatRupiah(total, lng)}</td>
            </tr>
          )}
          {lines.map(({ label, quantity, unit_price, amount }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <span>
                  {whose(index, label) || t('price.each', { count: quantity, price: formatRupiah(unit_price, lng) })}
                </span>
              </th>
              <td>{formatRupiah(amount, lng)}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{t('summary.total')}</th>
          <td>{formatRupiah(quote.data.total, lng)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
