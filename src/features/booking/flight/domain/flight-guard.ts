import { type Day, momentOf, plusDays } from '@/shared/time/days';
import { type DivingDay, endOf, endOfDives, hoursAfter, hoursLater, isDived, noFlyUntil } from './no-fly';

/** Flights up to this many hours after diving get a warning. */
const hoursAdvised = 24;
const MS_A_DAY = 24 * 60 * 60 * 1000;
const startOfDay = '00:00';

/** The answer to "When do you fly?", by the clock of the shop; blank or null when not given. */
export type Flight = { flight_date?: Day | null | undefined; flight_time?: string | null | undefined };

/** The moment that counts for a flight: without a time, the start of its day; null without a date. */
export const flightMoment = ({ flight_date: day, flight_time: time }: Flight): Date | null =>
  day ? momentOf(day, time || startOfDay) : null;

export const flightAnswers = ['fine', 'soon', 'too_soon'] as const;
export type FlightAnswer = (typeof flightAnswers)[number];

/** Judges a flight after all dives of a person; days without dives do not count. */
export function flightAfter(days: readonly DivingDay[], flight: Date): FlightAnswer {
  const [until, end] = [noFlyUntil(days), endOfDives(days)];
  if (!until || !end) return 'fine';
  if (flight < until) return 'too_soon';
  return flight < hoursLater(end, hoursAdvised) ? 'soon' : 'fine';
}

/** A booked item; `divers` are positions in the list of people. */
export type BookedDives = DivingDay & { first: Day; divers: readonly number[] };

/** The hours to keep between the dives of an item and a flight, and the latest first day that keeps them. */
export type FlightLimit = { hours: number; latest: Day };

const ofPerson = (items: readonly BookedDives[], position: number) =>
  items.filter(({ divers }) => divers.includes(position));

function limitBy(item: BookedDives, theirs: readonly BookedDives[], flight: Date): FlightLimit {
  const hours = hoursAfter(theirs);
  const spare = flight.getTime() - hoursLater(endOf(item), hours).getTime();
  return { hours, latest: plusDays(item.first, Math.floor(spare / MS_A_DAY)) };
}

/**
 * The strictest limit of each item by the flights of its people, by position; null where none limits it. The hours
 * depend on all dives of a person among the items. An item that begins after its limit cannot be booked.
 */
export const flightLimits = (
  items: readonly BookedDives[],
  flights: readonly (Date | null)[],
): (FlightLimit | null)[] =>
  items.map((item) => {
    if (!isDived(item)) return null;
    const limits = item.divers.flatMap((position) => {
      const flight = flights[position];
      return flight ? [limitBy(item, ofPerson(items, position), flight)] : [];
    });
    return limits.toSorted((one, other) => one.latest.localeCompare(other.latest))[0] ?? null;
  });

export const isTooClose = (first: Day, limit: FlightLimit | null | undefined): boolean =>
  limit ? first > limit.latest : false;

/** The answer for each person, by position; null without a known flight. */
export const answersOfPeople = (
  items: readonly BookedDives[],
  flights: readonly (Date | null)[],
): (FlightAnswer | null)[] =>
  flights.map((flight, position) => flight && flightAfter(ofPerson(items, position), flight));
