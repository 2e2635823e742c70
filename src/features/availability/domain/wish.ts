import { type Day, isDay } from '@/shared/time/days';

/** What somebody has in mind, by the query of an address: anybody may have written it. */
export type DayWish = { date: Day | null; packages: number };

const isCount = (text: string) => /^[1-9]\d{0,2}$/.test(text);

export function wishIn(search: string): DayWish {
  const asked = new URLSearchParams(search);
  const date = asked.get('date');
  const quantity = asked.get('quantity') ?? '';
  return { date: date && isDay(date) ? date : null, packages: isCount(quantity) ? Number(quantity) : 1 };
}

/** The form, filled in with what is wished; without a day it begins with one. */
export function bookingPath(product: string, { date, packages }: DayWish): string {
  const wish = { product, ...(date && { date }), ...(packages > 1 && { quantity: String(packages) }) };
  return `/booking-form?${new URLSearchParams(wish)}`;
}

/** The query with another wish; what else stands in it stays. */
export function withWish(search: string, wish: { date?: Day; quantity?: string }): string {
  const asked = new URLSearchParams(search);
  for (const [name, value] of Object.entries(wish)) asked.set(name, value);
  return `?${asked}`;
}
