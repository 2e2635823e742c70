import type { StaffOrderView } from '@/features/order-desk/schema';
import { eventKey, eventNote } from '@/features/orders/ui/timeline';
import css from '@/features/orders/ui/timeline.module.css';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';

/** Includes authors and events that the customer does not see. */
export async function StaffTimeline({ lng, order }: { lng: Locale; order: StaffOrderView }) {
  const { t } = await getT(lng, 'orders-admin');
  const { t: words } = await getT(lng, 'orders');
  return (
    <ol className={css.line}>
      {order.timeline.map((entry) => (
        <li key={`${entry.at}-${entry.kind}-${entry.to}-${entry.item?.uuid}`}>
          <strong>
            {entry.kind === 'status' && entry.to
              ? words(`event.status.${entry.to}`)
              : words(`event.${eventKey(entry) as 'note'}`)}
          </strong>
          {entry.amount !== null && <span> {formatRupiah(entry.amount, lng)}</span>}
          <span className={css.when}>
            <time dateTime={entry.at}>{formatMoment(new Date(entry.at), lng)}</time>
            {` · ${entry.actor ?? t(`by.${entry.by}`)}`}
            {entry.internal && ` · ${t('internal')}`}
          </span>
          {(entry.note || entry.item) && <p>{eventNote(entry, lng, words)}</p>}
        </li>
      ))}
    </ol>
  );
}
