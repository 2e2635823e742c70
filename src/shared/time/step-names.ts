import { dateFormat, formatRange } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from './dates';
import { type Day, toDate } from './days';

type Kind = 'day' | 'week' | 'month';
type Step = { from: Day; to: Day };

const inShort = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
} as const satisfies Record<Kind, Intl.DateTimeFormatOptions>;

/** The label below a chart: a day by its date, a week by its first day, a month by its name. */
export const momentOfStep = ({ from }: Step, kind: Kind, lng: Locale): string =>
  dateFormat(lng, { ...inShort[kind], timeZone: 'UTC' }).format(toDate(from));

/** The label in a table: the first and last day. */
export const spanOfStep = ({ from, to }: Step, lng: Locale): string =>
  from === to ? formatDay(from, lng) : formatRange(lng, { dateStyle: 'medium' }, toDate(from), toDate(to));
