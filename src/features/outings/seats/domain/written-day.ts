import type { Day as DayState } from '@/features/outings/domain/day';
import { parts } from '@/features/outings/domain/parts';
import type { Day } from '@/shared/time/days';

export type DayLimit = { part: (typeof parts)[number]; subject: string; most: number };

/** A command's changes to a day; limits are replaced when given. */
export type WrittenDay = {
  date: Day;
  searchedBelow: number | null;
  boats: { departure: string; boat: string | null }[];
  limits: DayLimit[] | null;
};

/** Sums guarded by the database, as far as they count; also requires a boat for everybody. */
export const limitsOf = ({ countsVehicles, countsCrew, vehicles, crew }: DayState): DayLimit[] =>
  parts.flatMap((part) => {
    const leading = crew.filter(
      (member) =>
        member.isWorking &&
        !member.hasExpiredPaper &&
        (member.isGuide || member.isInstructor) &&
        !member.steersIn.includes(part),
    );
    return [
      ...(countsVehicles
        ? [
            { part, subject: 'unplaced', most: 0 },
            ...vehicles.map(({ id, seats, inService }) => ({ part, subject: id, most: inService ? seats : 0 })),
          ]
        : []),
      ...(countsCrew
        ? [
            { part, subject: 'leaders', most: leading.length },
            { part, subject: 'instructors', most: leading.filter(({ isInstructor }) => isInstructor).length },
          ]
        : []),
    ];
  });

/** Boats of departures that changed since `before`. */
export function changedBoats(day: DayState, before: DayState): WrittenDay['boats'] {
  const boatOf = new Map(before.departures.map(({ id, vehicle }) => [id, vehicle]));
  return day.departures.flatMap(({ id, people, isFixed, vehicle }) =>
    (people > 0 || isFixed) && vehicle !== (boatOf.get(id) ?? null) ? [{ departure: id, boat: vehicle }] : [],
  );
}
