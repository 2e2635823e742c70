import { dayInWords } from '../../../shared/dates';
import type { Locale } from '../../../shared/locales';
import type { TimelineEntry } from '../schema';

/** What stands below an event; the days an order was moved between, as the reader writes days. */
export const eventNote = ({ kind, note }: TimelineEntry, lng: Locale): string | null =>
  kind === 'moved' ? (note?.replaceAll(/\d{4}-\d\d-\d\d/g, (day) => dayInWords(day, lng)) ?? null) : note;
