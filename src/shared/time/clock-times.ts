import { dateFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';

type Span = { from: string; to: string };

/** A time of day by the shop's clock, `06:30`; texts in this form sort as the times do. */
export type ClockTime = string;

export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
export const isClockTime = (text: string): text is ClockTime => CLOCK_TIME.test(text);

const MINUTES_AN_HOUR = 60;
const LAST_MINUTE = 24 * MINUTES_AN_HOUR - 1;
const minutesOf = (time: ClockTime): number => Number(time.slice(0, 2)) * MINUTES_AN_HOUR + Number(time.slice(3));

/** Minutes from the first time to the second. */
export const minutesBetween = (from: ClockTime, to: ClockTime): number => minutesOf(to) - minutesOf(from);

/** Adds minutes; the result stays within the day. */
export function plusMinutes(time: ClockTime, minutes: number): ClockTime {
  const at = Math.min(LAST_MINUTE, Math.max(0, minutesOf(time) + minutes));
  return [Math.floor(at / MINUTES_AN_HOUR), at % MINUTES_AN_HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Formats a stored time of day, `06:30`, in the language: `06.30` in Indonesian. Other text stays unchanged. */
export function clockTime(locale: Locale, time: string): string {
  if (!isClockTime(time)) return time;
  const format = dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(`1970-01-01T${time}Z`));
}

/** Formats both ends of a span, for a text that names them. */
export const clockTimes = (locale: Locale, { from, to }: Span): Span => ({
  from: clockTime(locale, from),
  to: clockTime(locale, to),
});

/** Formats a span with the language's dash. */
export function clockSpan(locale: Locale, span: Span): string {
  const { from, to } = clockTimes(locale, span);
  return locale === 'ja' ? `${from}〜${to}` : `${from}–${to}`;
}
