'use client';
import { useT } from '@/i18n/client';
import { feeWords } from '@/i18n/fee-words';
import { formatRupiah } from '@/shared/schema/money';
import { classNames } from '@/ui/class-names';
import line from '@/ui/feedback/busy-line.module.css';
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
  const words = feeWords(t, lng);
  // A quote line has the same name as its add-on.
  const whose = (index: number, label: string) => items[index] && whoseOf(items[index], ({ name }) => name === label);
  if (quote.isError) return <PriceFailed quote={quote} />;
  if (!quote.data) return <Skeleton lines={4} />;
  return (
    <table className={classNames(line.busyLine, css.lines)} aria-busy={quote.isPlaceholderData || undefined}>
      {quote.data.items.map(({ lines, total, fees }, index) => (
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
          {[...lines.entries()].map(([at, { label, quantity, unit_price, amount }]) => (
            <tr key={at}>
              <th scope="row">
                {label}
                <span>
                  {whose(index, label) || t('price.each', { count: quantity, price: formatRupiah(unit_price, lng) })}
                </span>
              </th>
              <td>{formatRupiah(amount, lng)}</td>
            </tr>
          ))}
          {fees
            .filter(({ payment }) => payment !== 'with_booking')
            .map((fee) => (
              <tr key={fee.id}>
                <th scope="row">{words.label(fee)}</th>
                <td>{words.amount(fee)}</td>
              </tr>
            ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{t('summary.total')}</th>
          <td>{formatRupiah(quote.data.total, lng)}</td>
        </tr>
        {quote.data.fees.some(({ at_most }) => at_most) && (
          <tr className={css.why}>
            <td colSpan={2}>{t('fee.why')}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
