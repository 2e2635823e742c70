import { type Day, isDay } from '@/shared/time/days';

/** Day and packages from the query of an address; the values are untrusted. */
export type BookingPrefill = { date: Day | null; packages: number };

const isCount = (text: string) => /^[1-9]\d{0,2}$/.test(text);

export function readPrefill(search: string): BookingPrefill {
  const params = new URLSearchParams(search);
  const date = params.get('date');
  const quantity = params.get('quantity') ?? '';
  return { date: date && isDay(date) ? date : null, packages: isCount(quantity) ? Number(quantity) : 1 };
}

/** The path of the booking form with the prefill; without a day the form starts at the date. */
export function bookingPath(product: string, { date, packages }: BookingPrefill): string {
  const prefill = { product, ...(date && { date }), ...(packages > 1 && { quantity: String(packages) }) };
  return `/booking-form?${new URLSearchParams(prefill)}`;
}

/** Replaces the prefill in the query and keeps the other parameters. */
export function withPrefill(search: string, prefill: { date?: Day; quantity?: string }): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(prefill)) params.set(name, value);
  return `?${params}`;
}
