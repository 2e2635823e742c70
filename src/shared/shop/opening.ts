import type { Locale } from '@/shared/locale/locales';
import { clockSpan } from '@/shared/time/clock-times';
import { shortWeekday, WEEK } from '@/shared/time/dates';
import type { ShopIdentity } from './identity';

type Opening = Pick<ShopIdentity, 'opening' | 'opening_on'>;
type Hours = ShopIdentity['opening'];
/** Consecutive weekdays with the same hours; `hours` is null when the shop is closed. */
export type OpenDays = { first: number; last: number; hours: Hours | null };

function hoursOn({ opening, opening_on: others = [] }: Opening, weekday: number): Hours | null {
  const other = others.find((one) => one.weekday === weekday);
  if (!other) return opening;
  return other.from !== null && other.to !== null ? { from: other.from, to: other.to } : null;
}

const isSame = (one: Hours | null, other: Hours | null): boolean => one?.from === other?.from && one?.to === other?.to;

/** The hours of a week, from Monday. */
export function openingWeek(shop: Opening): OpenDays[] {
  const week: OpenDays[] = [];
  for (const weekday of WEEK) {
    const hours = hoursOn(shop, weekday);
    const before = week.at(-1);
    if (before && isSame(before.hours, hours)) before.last = weekday;
    else week.push({ first: weekday, last: weekday, hours });
  }
  return week;
}

/** The hours shared by all days; null when they differ. */
export function everyDay(shop: Opening): Hours | null {
  const [days, ...others] = openingWeek(shop);
  return others.length === 0 ? (days?.hours ?? null) : null;
}

const marks: Record<Locale, { dash: string; comma: string }> = {
  en: { dash: '–', comma: ', ' },
  id: { dash: '–', comma: ', ' },
  ja: { dash: '〜', comma: '、' },
  zh: { dash: '至', comma: '，' },
  de: { dash: '–', comma: ', ' },
};

/** `Mon–Sat 07:00–18:00, Sun closed`. */
export function hoursByDay(lng: Locale, shop: Opening, closed: string): string {
  const { dash, comma } = marks[lng];
  const named = ({ first, last }: OpenDays) =>
    [...new Set([first, last])].map((day) => shortWeekday(day, lng)).join(dash);
  return openingWeek(shop)
    .map((days) => `${named(days)} ${days.hours ? clockSpan(lng, days.hours) : closed}`)
    .join(comma);
}
