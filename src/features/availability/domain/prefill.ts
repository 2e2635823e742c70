import { type ClockTime, isClockTime } from '@/shared/time/clock-times';
import { type Day, isDay } from '@/shared/time/days';

/** Day, packages, time and option from a URL's query, which is untrusted. */
export type BookingPrefill = { date: Day | null; packages: number; time?: ClockTime; variant?: string };

/** Whole packages, or a number with one half. */
const isCount = (text: string) => /^(0\.5|[1-9]\d{0,2}(\.5)?)$/.test(text);
const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

export function readPrefill(search: string): BookingPrefill {
  const params = new URLSearchParams(search);
  const date = params.get('date');
  const quantity = params.get('quantity') ?? '';
  const time = params.get('time') ?? '';
  const variant = params.get('variant') ?? '';
  return {
    date: date && isDay(date) ? date : null,
    packages: isCount(quantity) ? Number(quantity) : 1,
    ...(isClockTime(time) && { time }),
    ...(isUuid(variant) && { variant }),
  };
}

/** Path of the booking form with the prefill; without a day, the form starts at the date. */
export function bookingPath(product: string, { date, packages, time, variant }: BookingPrefill): string {
  const departure = { ...(date && { date }), ...(date && time && { time }) };
  const quantity = packages !== 1 && { quantity: String(packages) };
  const prefill = { product, ...(variant && { variant }), ...departure, ...quantity };
  return `/booking-form?${new URLSearchParams(prefill)}`;
}

/** Replaces the prefill in the query, omitting empty values, and keeps the other parameters. */
export function withPrefill(
  search: string,
  prefill: { date?: Day; time?: ClockTime; quantity?: string; variant?: string },
): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(prefill)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return `?${params}`;
}
