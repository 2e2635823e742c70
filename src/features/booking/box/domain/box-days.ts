import type { DayView } from '@/features/availability/schema';
import { type DayFor, dayFor } from '@/features/booking/domain/free-days';
import type { Day } from '@/shared/time/days';

/** The number of divers that a day must have room for, and whether staff book for them. */
export type Party = {
  divers: number;
  byStaff?: boolean;
  /** The latest day that leaves enough time before the flight of the party; absent where no flight limits it. */
  latest?: Day | null | undefined;
};

/** The loaded days, from today on. */
export type LoadedDays = { first: Day; last: Day; dayOf: (day: Day) => DayView | undefined };

/** Reasons why a day cannot be chosen. */
export type Refusal = 'past' | 'flight' | Exclude<DayFor, 'open'>;

const isAfter = (day: Day, latest: Party['latest']): boolean => Boolean(latest && day > latest);

/** Null for a day that can be chosen, and while its data is not loaded. */
export function refusalOf(
  day: Day,
  { first, last, dayOf }: LoadedDays,
  { divers, byStaff, latest }: Party,
): Refusal | null {
  if (day < first) return 'past';
  if (day > last) return 'closed';
  const found = dayOf(day);
  const status = found ? dayFor(found, divers, byStaff) : 'open';
  if (status !== 'open') return status;
  return isAfter(day, latest) ? 'flight' : null;
}

/** The next days with room for everybody; a chosen day beyond them takes the last position. */
export function daysToOffer(days: readonly DayView[], party: Party, chosen: Day | null, most: number): DayView[] {
  const free = days.filter(
    (day) => dayFor(day, party.divers, party.byStaff) === 'open' && !isAfter(day.date, party.latest),
  );
  const next = free.slice(0, most);
  const picked = free.slice(most).find(({ date }) => date === chosen);
  return picked ? [...next.slice(0, most - 1), picked] : next;
}
