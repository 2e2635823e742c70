import { unbroken } from '../../../shared/beside';
import { dayInWords } from '../../../shared/dates';
import { dayAt } from '../../../shared/days';
import type { Locale } from '../../../shared/locales';

/** A date as one writes it, by the calendar on the operator's wall, and on one line. */
export const dayOf = (date: Date, lng: Locale): string => unbroken(dayInWords(dayAt(date), lng));
