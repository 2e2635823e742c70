import Link from 'next/link';
import type { InvoiceCard } from '@/features/invoices/schema';
import { invoicePath } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import css from './invoices.module.css';

/** Lists an order's invoices for its customer, each with a link to its printable page. */
export async function OwnInvoices({ lng, uuid, invoices }: { lng: Locale; uuid: string; invoices: InvoiceCard[] }) {
  const { t } = await getT(lng, 'orders');
  if (invoices.length === 0) return null;
  return (
    <>
      <h3>{t('invoice.list')}</h3>
      <ul className={css.list}>
        {invoices.map(({ uuid: invoice, kind, number, total }) => (
          <li key={invoice}>
            <Link href={invoicePath(lng, uuid, invoice)} prefetch={false}>
              {t(`invoice.title.${kind}`, { number })}
            </Link>{' '}
            {formatRupiah(total, lng)}
          </li>
        ))}
      </ul>
    </>
  );
}
