import { MAX_DAYS_OF_ALL } from '@/features/availability/domain/bookable-range';
import { type Day, daysBetween, isDay, plusDays } from '@/shared/time/days';
import type { CalendarTexts } from '@/ui/form/month-calendar';

export type StayTexts = CalendarTexts &
  Record<'label' | 'any' | 'from' | 'to' | 'first' | 'last' | 'clear' | 'chosen', string>;

/** The days that a guest is on Bali, both included. */
export type Stay = { from: Day; to: Day };

/** The most days a stay may span, and how far ahead it may end without a chosen stay. */
export const LONGEST_STAY = MAX_DAYS_OF_ALL;

/** Reads the stay from an address: days that have passed, or in the wrong order, are none. */
export function readStay(search: string, today: Day): Stay | null {
  const given = new URLSearchParams(search);
  const from = given.get('from') ?? '';
  const to = given.get('to') || from;
  if (!isDay(from) || !isDay(to) || to < from || to < today) return null;
  const first = from < today ? today : from;
  return { from: first, to: daysBetween(first, to) < LONGEST_STAY ? to : plusDays(first, LONGEST_STAY - 1) };
}

/** Sets the stay in the query, or removes it, and keeps all other parameters. */
export function withStay(search: string, stay: Stay | null): string {
  const changed = new URLSearchParams(search);
  for (const name of ['from', 'to'] as const) {
    if (stay) changed.set(name, stay[name]);
    else changed.delete(name);
  }
  return changed.size > 0 ? `?${changed}` : '';
}

/** The days that a listing looks at: the stay, or from today on. */
export const spanOf = (stay: Stay | null, today: Day): Stay =>
  stay ?? { from: today, to: plusDays(today, LONGEST_STAY - 1) };
