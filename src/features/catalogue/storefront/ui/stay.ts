import { MAX_DAYS_OF_ALL } from '@/features/availability/domain/bookable-range';
import { type Day, daysBetween, isDay, plusDays } from '@/shared/time/days';
import type { CalendarTexts } from '@/ui/form/month-calendar';

export type StayTexts = CalendarTexts &
  Record<'label' | 'any' | 'from' | 'to' | 'first' | 'last' | 'clear' | 'chosen', string>;

/** Days that a guest spends on Bali, both inclusive. */
export type Stay = { from: Day; to: Day };

/** Maximum length of a stay, and of the range searched without one. */
export const LONGEST_STAY = MAX_DAYS_OF_ALL;

/** Reads the stay from a query; null if its days have passed or are in the wrong order. */
export function readStay(search: string, today: Day): Stay | null {
  const given = new URLSearchParams(search);
  const from = given.get('from') ?? '';
  const to = given.get('to') || from;
  if (!isDay(from) || !isDay(to) || to < from || to < today) return null;
  const first = from < today ? today : from;
  return { from: first, to: daysBetween(first, to) < LONGEST_STAY ? to : plusDays(first, LONGEST_STAY - 1) };
}

/** Sets or removes the stay and keeps all other parameters. */
export function withStay(search: string, stay: Stay | null): string {
  const changed = new URLSearchParams(search);
  for (const name of ['from', 'to'] as const) {
    if (stay) changed.set(name, stay[name]);
    else changed.delete(name);
  }
  return changed.size > 0 ? `?${changed}` : '';
}

/** Range of days in a listing: the stay, or from today on. */
export const spanOf = (stay: Stay | null, today: Day): Stay =>
  stay ?? { from: today, to: plusDays(today, LONGEST_STAY - 1) };
