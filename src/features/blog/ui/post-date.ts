import { noBreak } from '@/i18n/typography/no-break';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { dayAt } from '@/shared/time/days';

/** A date as one writes it, by the calendar on the operator's wall, and on one line. */
export const dayOf = (date: Date, lng: Locale): string => noBreak(formatDay(dayAt(date), lng));
