import { type Day, isDay } from '@/shared/time/days';

/** What somebody has in mind, by the query of an address: anybody may have written it. */
export type BookingPrefill = { date: Day | null; packages: number };

const isCount = (text: string) => /^[1-9]\d{0,2}$/.test(text);

export function readPrefill(search: string): BookingPrefill {
  const params = new URLSearchParams(search);
  const date = params.get('date');
  const quantity = params.get('quantity') ?? '';
  return { date: date && isDay(date) ? date : null, packages: isCount(quantity) ? Number(quantity) : 1 };
}

/** The form, filled in with what is wished; without a day it begins with one. */
export function bookingPath(product: string, { date, packages }: BookingPrefill): string {
  const prefill = { product, ...(date && { date }), ...(packages > 1 && { quantity: String(packages) }) };
  return `/booking-form?${new URLSearchParams(prefill)}`;
}

/** The query with another wish; what else stands in it stays. */
export function withPrefill(search: string, prefill: { date?: Day; quantity?: string }): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(prefill)) params.set(name, value);
  return `?${params}`;
}
