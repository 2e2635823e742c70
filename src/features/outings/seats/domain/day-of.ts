import { worksOn } from '@/features/crew/domain/duty';
import { hasValidPapers, type PaperDates } from '@/features/crew/domain/papers';
import type { CrewRole } from '@/features/crew/schema';
import { isInService } from '@/features/fleet/domain/in-service';
import type { CrewMember, Day as DayState, Departure, Vehicle } from '@/features/outings/domain/day';
import { classOf, type DayNeeds, needsOn, type Part, type ProductNeeds } from '@/features/outings/domain/parts';
import { needsOnDay } from '@/features/outings/domain/stay';
import { type Day, weekdayOf } from '@/shared/time/days';

type Span = { from: Day; to: Day };

export type StoredBoat = {
  id: string;
  kind: 'boat' | 'van';
  seats: number;
  areas: string[];
  active: boolean;
  out_of_service: Span[];
};

export type StoredMember = PaperDates & {
  id: string;
  roles: CrewRole[];
  active: boolean;
  weekdays: number[];
  exceptions: { date: Day; works: boolean }[];
};

export type StoredDeparture = {
  id: string;
  /** First day of the departure. */
  from: Day;
  needs: ProductNeeds;
  people: number;
  sharedDivers: number;
  privateDivers: number[];
  boat: string | null;
  fixed: boolean;
};

export type StoredDay = {
  date: Day;
  searchedBelow: number | null;
  hasLimits: boolean;
  departures: StoredDeparture[];
  captains: { id: string; part: Part }[];
};

export type StoredDays = {
  boatsFrom: Day | null;
  guidesFrom: Day | null;
  boats: StoredBoat[];
  /** Crew who can lead. */
  crew: StoredMember[];
  /** Distinct needs of the products sold by the day. */
  products: { needs: ProductNeeds; days: number }[];
  days: StoredDay[];
};

/** Crew who steer from the morning on are back in the evening, whatever else the boat carries. */
const steeredFrom: Record<Part, readonly Part[]> = {
  morning: ['morning', 'afternoon'],
  afternoon: ['afternoon'],
  night: ['night'],
};

/** Cached, because a plan reads the same members for many days. */
const exceptionsOf = new WeakMap<StoredMember, ReadonlyMap<Day, boolean>>();

function exceptionsTo(member: StoredMember): ReadonlyMap<Day, boolean> {
  const exceptions =
    exceptionsOf.get(member) ?? new Map(member.exceptions.map(({ date, works }) => [date, works] as const));
  exceptionsOf.set(member, exceptions);
  return exceptions;
}

const nothing: readonly Part[] = [];

function steeringOf(id: string, captains: StoredDay['captains']): readonly Part[] {
  const taken = captains.filter((captain) => captain.id === id);
  return taken.length > 0 ? [...new Set(taken.flatMap(({ part }) => steeredFrom[part]))] : nothing;
}

function memberOn(member: StoredMember, { date: day, captains }: Omit<StoredDay, 'hasLimits'>, weekday: number) {
  const on: CrewMember = {
    id: member.id,
    isGuide: member.roles.includes('guide'),
    isInstructor: member.roles.includes('instructor'),
    isWorking: worksOn(
      { active: member.active, weekdays: member.weekdays, exceptions: exceptionsTo(member) },
      day,
      weekday,
    ),
    hasExpiredPaper: !hasValidPapers(member, day),
    steersIn: captains.length > 0 ? steeringOf(member.id, captains) : nothing,
  };
  return on;
}

/** A departure that has no guests yet and no boat. */
export const emptyDeparture = (id: string, needs: DayNeeds): Departure => ({
  id,
  needs,
  productSeats: Number.POSITIVE_INFINITY,
  people: 0,
  sharedDivers: 0,
  privateDivers: [],
  vehicle: null,
  isFixed: false,
});

/** One departure for each class of product needs, so that a search covers everything that could be sold. */
export function classesOf(products: StoredDays['products']): Departure[] {
  const classes = new Map<string, Departure>();
  for (const { needs, days } of products)
    for (let number = 0; number < days; number += 1) {
      const onDay = needsOn(needs, number);
      const id = classOf(onDay);
      if (!classes.has(id)) classes.set(id, emptyDeparture(id, onDay));
    }
  return [...classes.values()];
}

type BoatStates = { inService: Vehicle; outOfService: Vehicle };

const statesOf = new WeakMap<StoredBoat, BoatStates>();

function boatOn(boat: StoredBoat, day: Day): Vehicle {
  const states = statesOf.get(boat) ?? {
    inService: { ...boat, inService: true },
    outOfService: { ...boat, inService: false },
  };
  statesOf.set(boat, states);
  return isInService(boat, day) ? states.inService : states.outOfService;
}

const counts = (from: Day | null, day: Day): boolean => from !== null && day >= from;

/**
 * Converts a stored day for the seat rules; a departure fixed without a boat still needs one. `classes` are the
 * unbooked departures.
 */
export function dayOf(stored: StoredDays, classes: readonly Departure[], on: Omit<StoredDay, 'hasLimits'>): DayState {
  const { date, departures, searchedBelow } = on;
  const weekday = weekdayOf(date);
  const withGuests = departures.map(({ id, from, needs, people, sharedDivers, privateDivers, boat, fixed }) => ({
    ...emptyDeparture(id, needsOnDay({ date: from, needs }, date)),
    ...{ people, sharedDivers, privateDivers, vehicle: boat, isFixed: fixed && boat !== null },
  }));
  return {
    countsVehicles: counts(stored.boatsFrom, date),
    countsCrew: counts(stored.guidesFrom, date),
    vehicles: stored.boats.map((boat) => boatOn(boat, date)),
    crew: stored.crew.map((member) => memberOn(member, on, weekday)),
    departures: [...withGuests, ...classes],
    searchedBelow,
  };
}
