import type { TimelineEntry } from '@/features/orders/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { inRupiah } from '@/shared/schema/money';
import { clockTime } from '@/shared/time/clock-times';
import { formatDay, formatMoment } from '@/shared/time/dates';
import css from './timeline.module.css';

type Noted = Pick<TimelineEntry, 'kind' | 'note'>;

const inWords = (note: string, lng: Locale): string =>
  note
    .replaceAll(/(?<=-\d\d) (\d\d:\d\d)/g, (_, time: string) => `, ${clockTime(lng, time)}`)
    .replaceAll(/\d{4}-\d\d-\d\d/g, (day) => formatDay(day, lng));

/** The text below an event, with days and amounts in the reader's format. */
export function eventNote({ kind, note }: Noted, lng: Locale, insteadOf: (amount: string) => string): string | null {
  if (kind === 'moved') return note && inWords(note, lng);
  if (kind === 'wrong_amount') return note && insteadOf(inRupiah(Number(note), lng));
  return note;
}

/** The events of an order, the oldest first. */
export async function Timeline({ lng, entries }: { lng: Locale; entries: TimelineEntry[] }) {
  const { t } = await getT(lng, 'orders');
  const labelOf = ({ kind, to }: TimelineEntry) => {
    if (kind !== 'status') return t(`event.${kind}`);
    return to && t(`event.status.${to}`);
  };
  return (
    <ol className={css.line}>
      {entries.map((entry) => (
        <li key={`${entry.at}-${entry.kind}-${entry.to}`}>
          <strong>{labelOf(entry)}</strong>
          {entry.amount !== null && <span> {inRupiah(entry.amount, lng)}</span>}
          <span className={css.when}>
            <time dateTime={entry.at}>{formatMoment(new Date(entry.at), lng)}</time>
            {entry.by !== 'system' && ` · ${t(`by.${entry.by}`)}`}
          </span>
          {entry.note && <p>{eventNote(entry, lng, (amount) => t('wrongAmount.insteadOf', { amount }))}</p>}
        </li>
      ))}
    </ol>
  );
}
