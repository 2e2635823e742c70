import {
  type BoardDay,
  type BoardDiver,
  type BoardMember,
  departuresOn,
  dutiesOf,
  inDayOrder,
  membersOf,
  outingsOf,
  partsOf,
} from '@/features/day-board/domain/board-day';
import { sharesLanguage } from '@/features/day-board/domain/group-conflicts';
import { hasGuests, isFree, roleOn } from '@/features/day-board/domain/plan-captains';
import { mayLead } from '@/features/day-board/domain/plan-leaders';
import type { Part } from '@/features/outings/domain/parts';
import { groupBy } from '@/shared/list/group-by';

/** Crew that a planned day lacks, and stand-ins who are off and could be called, best language match first. */
export type CrewLacking = {
  count: number;
  parts: Part[];
  /** Departure ids. */
  departures: string[];
  standIns: BoardMember[];
} & ({ lacks: 'guide' | 'instructor' } | { lacks: 'captain' | 'driver'; vehicle: { id: string; name: string } });

type Fits = (member: BoardMember) => boolean;

/** Excludes the roster, since the plan has considered it already. */
function standInsFor(day: BoardDay, parts: Part[], guests: readonly BoardDiver[], fits: Fits, vehicle?: string) {
  const duties = dutiesOf(day);
  const listeners = (member: BoardMember) => guests.filter((guest) => sharesLanguage(member, guest)).length;
  return day.crew
    .filter((one) => !one.isWorking && one.expired === null && fits(one) && isFree(duties, one.id, parts, vehicle))
    .sort((one, other) => listeners(other) - listeners(one) || one.name.localeCompare(other.name));
}

function leadersLacking(day: BoardDay, planned: BoardDay): CrewLacking[] {
  const needsOf = new Map(planned.departures.map(({ id, needs }) => [id, needs]));
  const open = planned.groups.flatMap((group) => {
    const needs = needsOf.get(group.departure);
    const guests = membersOf(planned, group);
    if (group.leader !== null || !needs || needs.ledBy === 'none' || guests.length === 0) return [];
    return [{ lacks: needs.ledBy, parts: inDayOrder(needs.parts), departure: group.departure, guests }];
  });
  return [...groupBy(open, ({ lacks, parts }) => `${lacks} ${parts}`).values()].flatMap((groups) => {
    const [first] = groups;
    if (!first) return [];
    const { lacks, parts } = first;
    const guests = groups.flatMap((group) => group.guests);
    return [
      {
        ...{ lacks, parts, count: groups.length },
        departures: [...new Set(groups.map(({ departure }) => departure))],
        standIns: standInsFor(day, parts, guests, (one) => mayLead(one, lacks)),
      },
    ];
  });
}

function captainsLacking(day: BoardDay, planned: BoardDay): CrewLacking[] {
  return outingsOf(planned).flatMap((outing) => {
    const vehicle = planned.vehicles.find(({ id }) => id === outing.vehicle);
    if (outing.captain !== null || !vehicle || !hasGuests(planned, outing)) return [];
    const lacks = roleOn(planned, outing);
    const parts = partsOf(planned, outing);
    const { id, name } = vehicle;
    return [
      {
        ...{ lacks, parts, count: 1, vehicle: { id, name } },
        departures: departuresOn(planned, outing).map((departure) => departure.id),
        standIns: standInsFor(day, parts, [], ({ roles }) => roles.includes(lacks), id),
      },
    ];
  });
}

/** `planned` is the day after a plan; duties are those of the current day. */
export const crewLacking = (day: BoardDay, planned: BoardDay): CrewLacking[] => [
  ...leadersLacking(day, planned),
  ...captainsLacking(day, planned),
];
