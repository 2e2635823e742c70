import { type ChangeKind, changeKinds } from '@/features/orders/domain/change-kinds';
import type { TimelineEntry } from '@/features/orders/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { clockTime } from '@/shared/time/clock-times';
import { formatDay, formatMoment } from '@/shared/time/dates';
import css from './timeline.module.css';

type Noted = Pick<TimelineEntry, 'kind' | 'note' | 'item'>;

const inWords = (note: string, lng: Locale): string =>
  note
    .replaceAll(/(?<=-\d\d) (\d\d:\d\d)/g, (_, time: string) => `, ${clockTime(lng, time)}`)
    .replaceAll(/\d{4}-\d\d-\d\d/g, (day) => formatDay(day, lng));

const dayAndTitle = ({ kind, item }: Noted, lng: Locale) =>
  item && [item.title, kind !== 'moved' && formatDay(item.activity_date, lng)].filter(Boolean).join(', ');

/** A move between the departures of a day. */
const isNewTime = ({ kind, note }: Noted): boolean =>
  kind === 'moved' && new Set(note?.match(/\d{4}-\d{2}-\d{2}/g)).size === 1;

/** Key of the text about an event other than a change of status. */
export const eventKey = (event: Noted) => (isNewTime(event) ? 'new_time' : event.kind);

type Texts = {
  (key: 'wrongAmount.insteadOf', params: { amount: string }): string;
  (key: `changed.${ChangeKind}`): string;
};

const changedIn = (note: string, t: Texts): string =>
  note
    .split(',')
    .flatMap((noted) => changeKinds.filter((kind) => kind === noted))
    .map((kind) => t(`changed.${kind}`))
    .join(', ');

/** The text below an event, with the item, days and amounts in the reader's format. */
export function eventNote(event: Noted, lng: Locale, t: Texts): string | null {
  const { kind, note } = event;
  const about = dayAndTitle(event, lng);
  if (kind === 'moved' || kind === 'move_requested')
    return [about, note && inWords(note, lng)].filter(Boolean).join(': ') || null;
  if (kind === 'edited') return [about, note && changedIn(note, t)].filter(Boolean).join(': ') || null;
  if (about) return about;
  if (kind === 'wrong_amount') return note && t('wrongAmount.insteadOf', { amount: formatRupiah(Number(note), lng) });
  if (kind === 'forms_reminded') return note && inWords(note.split(' ')[0] ?? '', lng);
  return note;
}

/** The events of an order, the oldest first. */
export async function Timeline({ lng, entries }: { lng: Locale; entries: TimelineEntry[] }) {
  const { t } = await getT(lng, 'orders');
  const labelOf = (entry: TimelineEntry) => {
    const key = eventKey(entry);
    if (key !== 'status') return t(`event.${key}`);
    return entry.to && t(`event.status.${entry.to}`);
  };
  return (
    <ol className={css.line}>
      {entries.map((entry) => (
        <li key={`${entry.at}-${entry.kind}-${entry.to}-${entry.item?.uuid}`}>
          <strong>{labelOf(entry)}</strong>
          {entry.amount !== null && <span> {formatRupiah(entry.amount, lng)}</span>}
          <span className={css.when}>
            <time dateTime={entry.at}>{formatMoment(new Date(entry.at), lng)}</time>
            {entry.by !== 'system' && ` · ${t(`by.${entry.by}`)}`}
          </span>
          {(entry.note || entry.item) && <p>{eventNote(entry, lng, t)}</p>}
        </li>
      ))}
    </ol>
  );
}
