'use client';
import type { CashDay } from '@/features/payments/cash/schema';
import { wayOf } from '@/features/payments/movements/domain/way';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { OfficeLink } from '@/ui/access/office-link';
import css from './cash.module.css';

/** Lists the day's entries in the order in which they were made. */
export function CashEntries({ lng, entries }: { lng: Locale; entries: CashDay['entries'] }) {
  const { t } = useT('payments-admin');
  return (
    <ul className={css.entries}>
      {entries.map(({ uuid, at, order, kind, method, amount, taken_by, reverses }) => (
        <li key={uuid}>
          <span>
            <time dateTime={at}>{formatMoment(new Date(at), lng, 'medium')}</time>{' '}
            <OfficeLink {...{ lng, path: `/admin/orders/${order.uuid}/detail` }}>{order.booking_id}</OfficeLink>{' '}
            {order.customer}
          </span>
          <span>
            {t(`kind.${kind}`)}, {t(`way.${wayOf(method)}`)}
            {taken_by && `, ${taken_by.name || t('formerStaff')}`}
            {reverses && ` (${t('reversesOf', { day: formatMoment(new Date(reverses.at), lng, 'medium') })})`}
          </span>
          <strong>{formatRupiah(amount, lng)}</strong>
        </li>
      ))}
    </ul>
  );
}
