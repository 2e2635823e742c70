import { IconFileText, IconReceipt } from '@tabler/icons-react';
import Link from 'next/link';
import { OrderInvoices } from '@/features/invoices/ui/order-invoices';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { staffOrderPath, staffReceiptPath } from '@/features/orders/ui/staff-paths';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { Panel } from '@/ui/show/panel';
import css from './documents-panel.module.css';

type Props = { lng: Locale; order: StaffOrderView };

/** Receipts, invoices and the record of an order. */
export async function DocumentsPanel({ lng, order: { uuid, payments } }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const receipts = new Map(
    payments.ledger.flatMap(({ receipt, receipt_uuid: id }) => (receipt && id ? [[id, receipt] as const] : [])),
  );
  return (
    <Panel title={t('documents.title')}>
      <ul className={css.list}>
        {[...receipts].map(([id, number]) => (
          <li key={id}>
            <IconReceipt aria-hidden="true" />
            <Link href={staffReceiptPath(lng, uuid, id)} prefetch={false}>
              {t('receipt.title', { number })}
            </Link>
          </li>
        ))}
        <li>
          <IconFileText aria-hidden="true" />
          <Link href={`${staffOrderPath(lng, uuid)}/backup`} prefetch={false}>
            {t('record.open')}
          </Link>
        </li>
      </ul>
      <h3>{t('invoices.title')}</h3>
      <OrderInvoices lng={lng} uuid={uuid} />
    </Panel>
  );
}
