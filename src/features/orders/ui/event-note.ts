import type { TimelineEntry } from '@/features/orders/schema';
import type { Locale } from '@/shared/locale/locales';
import { inRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';

type Noted = Pick<TimelineEntry, 'kind' | 'note'>;

/** The text below an event, with days and amounts in the reader's format. */
export function eventNote({ kind, note }: Noted, lng: Locale, insteadOf: (amount: string) => string): string | null {
  if (kind === 'moved') return note?.replaceAll(/\d{4}-\d\d-\d\d/g, (day) => formatDay(day, lng)) ?? null;
  if (kind === 'wrong_amount') return note && insteadOf(inRupiah(Number(note), lng));
  return note;
}
