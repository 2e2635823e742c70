import { intlLocale, type Locale } from '@/shared/locale/locales';

type Span = { from: string; to: string };

const isClockTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A time of day, stored as `06:30`, as the language writes it: `06.30` in Indonesian. Anything else stays as it is. */
export function clockTime(locale: Locale, time: string): string {
  if (!isClockTime(time)) return time;
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(`1970-01-01T${time}Z`));
}

/** Both ends of a span, for a text that names them. */
export const clockTimes = (locale: Locale, { from, to }: Span): Span => ({
  from: clockTime(locale, from),
  to: clockTime(locale, to),
});

/** From one time to another, with the dash of the language. */
export function clockSpan(locale: Locale, span: Span): string {
  const { from, to } = clockTimes(locale, span);
  return locale === 'ja' ? `${from}〜${to}` : `${from}–${to}`;
}
