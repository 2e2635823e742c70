import type { InvoiceView } from '@/features/invoices/schema';
import { PrintButton } from '@/features/orders/ui/print-button';
import { getT } from '@/i18n/server';
import { intlLocale, type Locale, toLocale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';
import { dayAt } from '@/shared/time/days';
import { HorizontalScroll } from '@/ui/layout/horizontal-scroll';
import css from './invoice-page.module.css';

const formatPercent = (percent: number, lng: Locale): string =>
  new Intl.NumberFormat(lng, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);

async function Lines({ lng, invoice }: { lng: Locale; invoice: InvoiceView }) {
  const { t } = await getT(lng, 'orders');
  const { lines, taxes, net, total, paid, open, kind, number } = invoice;
  const rows = lines.map((line, index) => ({ ...line, index }));
  const sums = [
    { label: t('invoice.total'), amount: total, isTotal: true },
    ...taxes.map(({ label, kind: of, percent, amount }) => ({
      label:
        of === 'passed_on'
          ? t('invoice.ofWhich', { name: label })
          : t('invoice.includedTax', { name: label, percent: formatPercent(percent, lng) }),
      amount,
    })),
    ...(taxes.length > 0 ? [{ label: t('invoice.net'), amount: net }] : []),
    ...(kind === 'invoice'
      ? [
          { label: t('invoice.paid'), amount: paid },
          { label: t('invoice.open'), amount: open, isTotal: true },
        ]
      : []),
  ];
  return (
    <HorizontalScroll label={t(`invoice.title.${kind}`, { number })}>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">{t('invoice.description')}</th>
            <th scope="col" className={css.number}>
              {t('invoice.quantity')}
            </th>
            <th scope="col" className={css.number}>
              {t('invoice.price')}
            </th>
            <th scope="col" className={css.number}>
              {t('invoice.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ index, label, quantity, unit_price: price, amount }) => (
            <tr key={index}>
              <td>{label}</td>
              <td className={css.number}>{quantity?.toLocaleString(intlLocale(lng))}</td>
              <td className={css.number}>{price !== null && formatRupiah(price, lng)}</td>
              <td className={css.number}>{formatRupiah(amount, lng)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ label, amount, ...sum }) => (
            <tr key={label} className={'isTotal' in sum ? css.sum : undefined}>
              <th scope="row" colSpan={3}>
                {label}
              </th>
              <td className={css.number}>{formatRupiah(amount, lng)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </HorizontalScroll>
  );
}

/** Lays out an invoice or a credit note on A4 in the customer's language, for the browser to print or save as PDF. */
export async function InvoicePage({ invoice }: { invoice: InvoiceView }) {
  const lng = toLocale(invoice.locale);
  const { t } = await getT(lng, 'orders');
  const { issuer, recipient, credits, credited_by: creditedBy, issued_at: issuedAt, order } = invoice;
  const taxNumber = (number: string) => number && t('invoice.taxNumber', { number });
  const linesOf = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n');
  return (
    <article className={css.invoice} lang={lng}>
      <div className={css.sides}>
        <section>
          <h2>{t('invoice.from')}</h2>
          <p className={css.address}>{linesOf(issuer.name, issuer.address, taxNumber(issuer.tax_number))}</p>
        </section>
        {recipient && (
          <section>
            <h2>{t('invoice.to')}</h2>
            <p className={css.address}>
              {linesOf(recipient.company, recipient.name, recipient.address, taxNumber(recipient.tax_number))}
            </p>
          </section>
        )}
      </div>
      <div className={css.facts}>
        <p>
          <strong>{t(`invoice.title.${invoice.kind}`, { number: invoice.number })}</strong>
        </p>
        {credits && <p>{t('invoice.credits', { number: credits.number })}</p>}
        {creditedBy && <p>{t('invoice.creditedBy', { number: creditedBy.number })}</p>}
        <p>
          {t('invoice.date')}: {formatDay(dayAt(new Date(issuedAt)), lng)}
        </p>
        <p>
          {t('invoice.booking')}: {order.booking_id}
        </p>
      </div>
      <Lines lng={lng} invoice={invoice} />
      <div className={css.actions}>
        <PrintButton label={t('invoice.print')} />
      </div>
    </article>
  );
}
