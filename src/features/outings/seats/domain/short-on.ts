import { leadersNeeded } from '@/features/outings/domain/crew';
import type { Day as DayState, Departure } from '@/features/outings/domain/day';
import { type LackingTogether, leadersLackingTogether } from '@/features/outings/domain/leaders-lacking';
import { type Part, parts } from '@/features/outings/domain/parts';
import { limitsOf } from './written-day';

/** Shortage of a part of a day for its bookings; a missing instructor also counts as a missing leader. */
export type Shortage = { part: Part; seats: number; leaders: number; instructors: number };

type ShortLimit = { part: Part; subject: string; short: number };

const sumOf = (departures: readonly Departure[], count: (departure: Departure) => number): number =>
  departures.reduce((sum, departure) => sum + count(departure), 0);

/** Use of a limit, as counted by the database function `count_days`. */
function usedOf(departures: readonly Departure[], subject: string): number {
  switch (subject) {
    case 'leaders':
      return sumOf(departures, (one) => (one.needs.ledBy === 'none' ? 0 : leadersNeeded(one)));
    case 'instructors':
      return sumOf(departures, (one) => (one.needs.ledBy === 'instructor' ? leadersNeeded(one) : 0));
    default:
      return sumOf(departures, ({ needs, vehicle, people }) =>
        needs.transport !== 'none' && (vehicle ?? 'unplaced') === subject ? people : 0,
      );
  }
}

const limitsShort = ({ parts: together, leaders, instructors }: LackingTogether): ShortLimit[] =>
  together.flatMap((part) => [
    { part, subject: 'leaders', short: leaders },
    { part, subject: 'instructors', short: instructors },
  ]);

/** Sums the shortages of single boats and of the crew by part; omits parts without any. */
const shortagesOf = (limits: readonly ShortLimit[]): Shortage[] =>
  parts.flatMap((part) => {
    const short = { part, seats: 0, leaders: 0, instructors: 0 };
    for (const limit of limits) {
      if (limit.part !== part) continue;
      if (limit.subject === 'leaders' || limit.subject === 'instructors') short[limit.subject] += limit.short;
      else short.seats += limit.short;
    }
    return short.seats + short.leaders + short.instructors > 0 ? [short] : [];
  });

/** Sums the shortages over all parts, to compare two states of a day. */
export const missingIn = (shortages: readonly Shortage[]): number =>
  shortages.reduce((sum, one) => sum + one.seats + one.leaders + one.instructors, 0);

/** Shortages of a day for its guests, on their current boats. */
export function shortOn(day: DayState): Shortage[] {
  const sums = limitsOf(day).map(({ part, subject, most }): ShortLimit => {
    const inPart = day.departures.filter(({ needs, people }) => people > 0 && needs.parts.includes(part));
    return { part, subject, short: Math.max(0, usedOf(inPart, subject) - most) };
  });
  return shortagesOf([...sums, ...leadersLackingTogether(day).flatMap(limitsShort)]);
}
