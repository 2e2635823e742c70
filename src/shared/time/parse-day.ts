import { locales } from '@/shared/locale/locales';
import { monthName, weekdayName } from './dates';
import { type Day, isDay, plusDays, toDate, weekdayOf } from './days';

/** Words for days near today in all five languages, with their distance in days. */
const near: Readonly<Record<string, number>> = {
  ...{ today: 0, tomorrow: 1, yesterday: -1, 'day after tomorrow': 2, 'day before yesterday': -2 },
  ...{ 'hari ini': 0, besok: 1, esok: 1, kemarin: -1, lusa: 2, 'kemarin lusa': -2 },
  ...{ heute: 0, morgen: 1, gestern: -1, ubermorgen: 2, uebermorgen: 2, vorgestern: -2 },
  ...{
    今日: 0,
    本日: 0,
    きょう: 0,
    明日: 1,
    あした: 1,
    あす: 1,
    昨日: -1,
    きのう: -1,
    明後日: 2,
    あさって: 2,
    一昨日: -2,
  },
  ...{ 今天: 0, 明天: 1, 昨天: -1, 后天: 2, 後天: 2, 前天: -2 },
};

/** Days in the past from which a date without a year means next year. */
const LONG_AGO = 90;
const SHORTEST_NAME = 3;
const MONTHS = 12;
const WEEKDAYS = 7;
/** Short names that are not the beginning of the long name. */
const shortMonths: Readonly<Record<string, number>> = { agt: 8, ags: 8, nop: 11, mrz: 3, maerz: 3 };
const shortWeekdays: Readonly<Record<string, number>> = { mo: 1, di: 2, mi: 3, do: 4, fr: 5, sa: 6, so: 7, ahad: 7 };

const plain = (text: string) =>
  text.normalize('NFKC').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC').trim();

/** Japanese and Chinese number their months and write weekdays as one character. */
const spelled = locales.filter((lng) => lng !== 'ja' && lng !== 'zh');

function named(word: string, count: number, nameOf: (one: number, lng: (typeof spelled)[number]) => string) {
  if (word.length < SHORTEST_NAME) return undefined;
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return all.find((one) => spelled.some((lng) => plain(nameOf(one, lng)).startsWith(word)));
}
const monthOf = (word: string) => shortMonths[word] ?? named(word, MONTHS, monthName);

function weekday(text: string): number | undefined {
  const character = /^(?:星期|周|週|礼拜|)([月火水木金土日一二三四五六天])(?:曜日?)?$/u.exec(text)?.[1];
  if (character) {
    const at = ['月一', '火二', '水三', '木四', '金五', '土六', '日天'].findIndex((both) => both.includes(character));
    return /^[月火水木金土日]$/u.test(text) ? undefined : at + 1;
  }
  return shortWeekdays[text] ?? named(text, WEEKDAYS, weekdayName);
}

const dayOf = (year: number, month: number, day: number): Day | null => {
  const text = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  return isDay(text) ? text : null;
};

const CENTURY = 2000;
function dated(today: Day, day: number, month: number | undefined, year: string | undefined): Day | null {
  if (!month) return null;
  if (year) return dayOf(year.length === 2 ? CENTURY + Number(year) : Number(year), month, day);
  const thisYear = toDate(today).getUTCFullYear();
  const found = dayOf(thisYear, month, day);
  return found && found >= plusDays(today, -LONG_AGO) ? found : dayOf(thisYear + 1, month, day);
}

const YEAR = String.raw`(?:[\s,./-]+(\d{4}|\d{2}))?`;
const dayFirst = new RegExp(String.raw`^(\d{1,2})(?:st|nd|rd|th)?[.\s-]*([\p{L}]+)\.?${YEAR}$`, 'u');
const monthFirst = new RegExp(String.raw`^([\p{L}]+)\.?\s*(\d{1,2})(?:st|nd|rd|th)?${YEAR}$`, 'u');
const inNumbers = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2})?)?$/;
const inCharacters = /^(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]?$/u;

function written(text: string, today: Day): Day | null {
  const cjk = inCharacters.exec(text);
  if (cjk) return dated(today, Number(cjk[3]), Number(cjk[2]), cjk[1]);
  const numbers = inNumbers.exec(text);
  if (numbers) return dated(today, Number(numbers[1]), Number(numbers[2]), numbers[3]);
  const [, day, month, year] = dayFirst.exec(text) ?? [];
  if (day && month) return dated(today, Number(day), monthOf(month), year);
  const [, first, second, last] = monthFirst.exec(text) ?? [];
  return first && second ? dated(today, Number(second), monthOf(first), last) : null;
}

/**
 * Reads a day typed in any of the five languages: `tomorrow`, `besok`, `23 Nov`, `11月23日`, `Fri`. A weekday means the
 * next one, today included. Null for any other text.
 */
export function parseDay(typed: string, today: Day): Day | null {
  const text = plain(typed);
  const away = near[text];
  if (away !== undefined) return plusDays(today, away);
  if (isDay(text)) return text;
  const found = weekday(text);
  return found ? plusDays(today, (found - weekdayOf(today) + WEEKDAYS) % WEEKDAYS) : written(text, today);
}
