import { operator } from '@/config/operator';
import { wallClockIn } from './wall-clock';

/** A day of the shop's calendar, written `2026-12-24`; texts in this form sort as the days do. */
export type Day = string;

const MS_A_DAY = 86_400_000;

const wallClock = wallClockIn(operator.timeZone);

/** Days are stored as dates at midnight UTC; these two functions are the only conversions. */
export const toDate = (day: Day): Date => new Date(`${day}T00:00:00Z`);
export const toDay = (date: Date): Day => date.toISOString().slice(0, 10);

/** Checks the calendar too: 30 February has the right form but is not a day. */
export function isDay(text: string): text is Day {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? toDate(text).getTime() : Number.NaN;
  return !Number.isNaN(time) && toDay(new Date(time)) === text;
}

export const dayAt = (moment: Date): Day => toDay(new Date(wallClock(moment)));

/** The moment of a local time, such as `06:30`, on this day. */
export function momentOf(day: Day, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const near = wall - (wallClock(new Date(wall)) - wall);
  return new Date(wall - (wallClock(new Date(near)) - near));
}

/** The start of a diving day; the hours before it are counted from this time. */
const DAY_BEGINS = '06:30';

export const startOf = (day: Day): Date => momentOf(day, DAY_BEGINS);

export const plusDays = (day: Day, count: number): Day => toDay(new Date(toDate(day).getTime() + count * MS_A_DAY));

/** Days from the first to the second. */
export const daysBetween = (from: Day, to: Day): number => (toDate(to).getTime() - toDate(from).getTime()) / MS_A_DAY;

export const laterDay = (one: Day, other: Day): Day => (one > other ? one : other);

/** Lists the days from first to last, both included; empty when they are in the wrong order. */
export function daysFrom(from: Day, to: Day): Day[] {
  const first = toDate(from).getTime();
  const length = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length }, (_, count) => toDay(new Date(first + count * MS_A_DAY)));
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => toDate(day).getUTCDay() || 7;
