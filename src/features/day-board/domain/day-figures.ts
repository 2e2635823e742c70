import { canLead } from '@/features/crew/domain/duty';
import { parts } from '@/features/outings/domain/parts';
import { type BoardDay, type BoardDeparture, dutiesOf } from './board-day';
import { conflictsOf } from './conflicts';

export type DayFigures = {
  /** Everyone with a seat on a boat, in a van or at the pool. */
  people: number;
  /** The leaders needed in the tightest part of the day. */
  crewNeeded: number;
  /** Guides and instructors who work on the day and do not steer in that part. */
  crewFree: number;
  conflicts: number;
};

/** Divers with a private guide are led separately, order by order. */
function leadersFor(day: BoardDay, { id, needs }: BoardDeparture): number {
  if (needs.ledBy === 'none') return 0;
  const own = day.divers.filter(({ departure }) => departure === id);
  const privately = new Map<string, number>();
  for (const { item } of own.filter(({ hasPrivateGuide }) => hasPrivateGuide))
    privately.set(item, (privately.get(item) ?? 0) + 1);
  const shared = own.filter(({ hasPrivateGuide }) => !hasPrivateGuide).length;
  return [shared, ...privately.values()].reduce((sum, divers) => sum + Math.ceil(divers / needs.diversPerGuide), 0);
}

/** A day in the month: seats sold, crew needed, and conflicts. */
export function dayFigures(day: BoardDay): DayFigures {
  const duties = dutiesOf(day);
  const inPart = parts.map((part) => {
    const needed = day.departures
      .filter(({ needs }) => needs.parts.includes(part))
      .reduce((sum, departure) => sum + leadersFor(day, departure), 0);
    const free = day.crew.filter(
      ({ id, roles, isWorking, expired }) =>
        isWorking &&
        expired === null &&
        canLead(roles) &&
        !duties.some((duty) => duty.kind === 'captain' && duty.member === id && duty.parts.includes(part)),
    ).length;
    return { needed, free };
  });
  const tightest = inPart.reduce((most, one) => (one.needed - one.free > most.needed - most.free ? one : most));
  return {
    people: day.departures.reduce((sum, { people }) => sum + people, 0),
    crewNeeded: tightest.needed,
    crewFree: tightest.free,
    conflicts: conflictsOf(day).length,
  };
}
