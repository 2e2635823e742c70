import { operator } from '@/config/operator';
import { dateFormat, formatRange } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';
import { type Day, daysBetween, toDate } from './days';

type Length = 'full' | 'long' | 'medium';

/** Like `dateStyle: 'full'`, without the leading zero on Indonesian days. */
const withWeekday = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Formats a day in the reader's language; `full` adds the weekday. */
export const formatDay = (day: Day, lng: Locale, length: Length = 'long'): string =>
  dateFormat(lng, {
    ...(length === 'full' ? withWeekday : { dateStyle: length }),
    timeZone: 'UTC',
  }).format(toDate(day));

/** Formats a span of days, both included, or a single day. */
export const formatDays = (from: Day, to: Day, lng: Locale): string =>
  formatRange(lng, { dateStyle: 'long' }, toDate(from), toDate(to));

/** Formats a span of days in the coming weeks, both included. */
export const formatNearDays = (from: Day, to: Day, lng: Locale): string =>
  formatRange(lng, { day: 'numeric', month: 'short' }, toDate(from), toDate(to));

/** Formats a moment in the operator's time zone. German adds 'Uhr', except in `medium`, for tables. */
export function formatMoment(moment: Date, lng: Locale, length: Length = 'long'): string {
  const words = dateFormat(lng, {
    dateStyle: length,
    timeStyle: 'short',
    timeZone: operator.timeZone,
  }).format(moment);
  return lng === 'de' && length !== 'medium' ? `${words}\u00a0Uhr` : words;
}

export const formatTime = (moment: Date, lng: Locale): string =>
  dateFormat(lng, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: operator.timeZone,
  }).format(moment);

/** Formats a day in the coming weeks: the weekday is more useful than the year. */
export const formatNearDay = (day: Day, lng: Locale): string =>
  dateFormat(lng, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(toDate(day));

/** In days: within four weeks, weekday and number name one day only. */
const FOUR_WEEKS = 28;

/** Formats a day for a small tile: weekday and number, or number and month for a day that is further away. */
export function formatTileDay(day: Day, today: Day, lng: Locale): string {
  const isNear = daysBetween(today, day) < FOUR_WEEKS;
  const parts = isNear ? ({ weekday: 'short' } as const) : ({ month: 'short' } as const);
  const text = dateFormat(lng, { ...parts, day: 'numeric', timeZone: 'UTC' }).format(toDate(day));
  return isNear ? text.replace(/[.,]{1,2} /, ' ') : text;
}

/** A day in the coming weeks, in parts for a tear-off calendar. */
export function dayInParts(day: Day, lng: Locale) {
  const part = (options: { weekday: 'short' } | { month: 'short' }) =>
    dateFormat(lng, { ...options, timeZone: 'UTC' }).format(toDate(day));
  return { weekday: part({ weekday: 'short' }), day: Number(day.slice(8)), month: part({ month: 'short' }) };
}

/** The month of a span of days, or its first and last month. */
export const monthsOf = (from: Day, to: Day, lng: Locale): string =>
  formatRange(lng, { month: 'long' }, toDate(from), toDate(to));

/** The name of a month in no particular year; 1 is January. */
export const monthName = (month: number, lng: Locale): string =>
  dateFormat(lng, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, month - 1)));

const namedWeekday = (weekday: number, lng: Locale, length: 'long' | 'short'): string =>
  dateFormat(lng, { weekday: length, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, weekday)));

/** 1 is Monday, 7 is Sunday. */
export const WEEK = [1, 2, 3, 4, 5, 6, 7];
export const weekdayName = (weekday: number, lng: Locale): string => namedWeekday(weekday, lng, 'long');
export const shortWeekday = (weekday: number, lng: Locale): string => namedWeekday(weekday, lng, 'short');
