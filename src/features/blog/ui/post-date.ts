import { unbroken } from '@/i18n/typography/beside';
import type { Locale } from '@/shared/locale/locales';
import { dayInWords } from '@/shared/time/dates';
import { dayAt } from '@/shared/time/days';

/** A date as one writes it, by the calendar on the operator's wall, and on one line. */
export const dayOf = (date: Date, lng: Locale): string => unbroken(dayInWords(dayAt(date), lng));
