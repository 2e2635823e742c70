import Link from 'next/link';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { ReverseEntry } from './reverse-entry';

type Props = { lng: Locale; uuid: string; entry: StaffOrderView['payments']['ledger'][number] };

/** A ledger entry with amount, method, cashier and receipt. */
export async function LedgerLine({ lng, uuid, entry }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const { amount, method, received, change, receipt, taken_by: name } = entry;
  const about = [
    formatRupiah(amount, lng),
    method && t(`method.${method as 'cash'}`),
    received !== null &&
      change !== null &&
      t('counter.handed', { received: formatRupiah(received, lng), change: formatRupiah(change, lng) }),
    name && t('counter.takenBy', { name }),
  ];
  return (
    <>
      {about.filter(Boolean).join(' · ')}
      {receipt && entry.receipt_uuid && (
        <>
          {' · '}
          <Link href={localePath(lng, `/admin/orders/${uuid}/receipts/${entry.receipt_uuid}`)} prefetch={false}>
            {receipt}
          </Link>
        </>
      )}
      {entry.reversible && <ReverseEntry uuid={uuid} entry={entry.uuid} amount={formatRupiah(amount, lng)} />}
    </>
  );
}
