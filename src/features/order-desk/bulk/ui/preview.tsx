import type { BulkKind, BulkPreview, PreviewRow } from '@/features/order-desk/bulk/schema';
import { DoubleBookingWarning } from '@/features/orders/ui/double-booking-warning';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { clockTime } from '@/shared/time/clock-times';
import { formatDay } from '@/shared/time/dates';
import { Alert } from '@/ui/feedback/alert';
import { languageNames } from '@/ui/shells/language-names';
import { StatusBadge } from '@/ui/show/status-badge';
import css from './bulk.module.css';
import { HeldUntil } from './held-until';
import { stateTones } from './state-tones';

function Item({ item, lng }: { item: PreviewRow['items'][number]; lng: Locale }) {
  const { t } = useT('orders-admin');
  const { departs, refund } = item;
  return (
    <span>
      {item.title}, {formatDay(item.activity_date, lng, 'medium')}
      {departs &&
        ` → ${t('bulk.departs', {
          day: formatDay(departs.date, lng, 'medium'),
          time: clockTime(lng, departs.time),
          count: departs.left,
        })}`}
      {refund !== null && ` · ${t('bulk.refundAmount', { amount: formatRupiah(refund, lng) })}`}
    </span>
  );
}

/** The expected outcome for each order, and the totals. */
export function Preview({ kind, preview: { rows, totals } }: { kind: BulkKind; preview: BulkPreview }) {
  const { t, lng } = useT('orders-admin');
  const languages = totals.languages.map(({ locale, orders }) => `${languageNames[locale]}: ${orders}`);
  return (
    <>
      <div role="status" className={css.totals}>
        <strong>{t('bulk.total.done', { count: totals.done })}</strong>
        {totals.refused > 0 && <span>{t('bulk.total.refused', { count: totals.refused })}</span>}
        {totals.skipped > 0 && <span>{t('bulk.total.skipped', { count: totals.skipped })}</span>}
        {kind === 'cancel' && <span>{t('bulk.refundAmount', { amount: formatRupiah(totals.refund, lng) })}</span>}
        {languages.length > 0 && <span>{languages.join(' · ')}</span>}
      </div>
      {totals.without_email > 0 && kind !== 'whatsapp' && (
        <Alert tone="warning">{t('bulk.withoutEmail', { count: totals.without_email })}</Alert>
      )}
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={row.uuid}>
            <span className={css.head}>
              <strong>{row.name}</strong> {row.booking_id}
              <StatusBadge tone={stateTones[row.state]}>{t(`bulk.expected.${row.state}`)}</StatusBadge>
            </span>
            {row.items.map((item) => (
              <Item key={item.uuid} item={item} lng={lng} />
            ))}
            <HeldUntil order={row} />
            {row.message && <span>{row.message}</span>}
            <DoubleBookingWarning found={row.double_bookings} />
            {row.state === 'done' && !row.has_email && kind !== 'whatsapp' && <span>{t('bulk.noEmail')}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
