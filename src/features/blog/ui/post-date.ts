import { noBreak } from '@/i18n/typography/no-break';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { dayAt } from '@/shared/time/days';

/** Formats the date by the shop's calendar, without line breaks. */
export const dayOf = (date: Date, lng: Locale): string => noBreak(formatDay(dayAt(date), lng));
