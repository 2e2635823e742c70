import type { CertificationLevel } from '@/features/booking/divers/domain/certification';
import type { CrewRole, Paper } from '@/features/crew/schema';
import type { Companion } from '@/features/orders/domain/companions';
import type { Vehicle } from '@/features/outings/domain/day';
import type { OutOfService } from '@/features/outings/domain/misfits';
import { type DayNeeds, type Part, parts } from '@/features/outings/domain/parts';
import type { Day } from '@/shared/time/days';

/** The most divers anyone may lead, even if the product or staff allow more. */
export const maxGroupSize = 4;

export type BoardVehicle = Vehicle & { name: string; outOfService: OutOfService | null };

export type BoardMember = {
  id: string;
  name: string;
  roles: readonly CrewRole[];
  languages: readonly string[];
  isWorking: boolean;
  /** A paper that has expired by the day. */
  expired: Paper | null;
};

export type BoardDeparture = {
  id: string;
  title: string;
  time: string;
  /** The number of dives on the day. */
  dives: number;
  /** True when its guests dive, even on a course without counted dives; false for snorkellers. */
  isDived: boolean;
  needs: DayNeeds;
  /** Everybody who takes a seat: divers and companions. */
  people: number;
  vehicle: string | null;
  pinned: boolean;
  published: boolean;
};

/** True when the guests of the departure need a boat or a van. */
export const isCarried = ({ needs, people }: BoardDeparture): boolean => needs.transport !== 'none' && people > 0;

export type BoardOuting = { vehicle: string; part: Part; captain: string | null; pinned: boolean };

export type BoardGroup = { id: string; departure: string; leader: string | null; pinned: boolean };

/** A diver on a departure; a person on two departures of one day counts as two. */
export type BoardDiver = {
  item: string;
  diver: string;
  order: string;
  departure: string;
  name: string;
  level: CertificationLevel;
  /** True for a diver who has never dived before and dives on this day. */
  isFirstDive: boolean;
  lastDive: Day | null;
  language: string | null;
  isMinor: boolean;
  hasPrivateGuide: boolean;
  /** Time at which an unpaid order loses the seat. */
  heldUntil?: string | null;
  /**
   * The booking IDs of other orders with the same person at the same time; empty when birth dates are not decrypted.
   */
  alsoOn: readonly string[];
  group: string | null;
  pinned: boolean;
  /** Leader of the diver on the same departure the day before. */
  ledBefore: string | null;
};

/** A companion, who takes a seat without diving and is in no group. */
export type BoardCompanion = Companion & Pick<BoardDiver, 'item' | 'order' | 'departure'>;

export type BoardDay = {
  date: Day;
  vehicles: readonly BoardVehicle[];
  crew: readonly BoardMember[];
  departures: readonly BoardDeparture[];
  outings: readonly BoardOuting[];
  groups: readonly BoardGroup[];
  divers: readonly BoardDiver[];
  companions: readonly BoardCompanion[];
};

export const diverKey = ({ item, diver }: Pick<BoardDiver, 'item' | 'diver'>): string => `${item} ${diver}`;

export const inDayOrder = (taken: readonly Part[]): Part[] => parts.filter((part) => taken.includes(part));

const firstPart = ({ needs }: Pick<BoardDeparture, 'needs'>): Part => inDayOrder(needs.parts)[0] ?? 'morning';

type OutingKey = { vehicle: string; part: Part };

/** The outing of a departure; null while it has no vehicle. */
export const outingOf = (departure: BoardDeparture): OutingKey | null =>
  departure.vehicle === null ? null : { vehicle: departure.vehicle, part: firstPart(departure) };

const isOn = (departure: BoardDeparture, { vehicle, part }: OutingKey): boolean =>
  departure.vehicle === vehicle && firstPart(departure) === part;

export const departuresOn = ({ departures }: BoardDay, outing: OutingKey): BoardDeparture[] =>
  departures.filter((departure) => isOn(departure, outing));

/** Parts of the day taken by the departures of an outing. */
export const partsOf = (day: BoardDay, outing: OutingKey): Part[] =>
  inDayOrder([outing.part, ...departuresOn(day, outing).flatMap(({ needs }) => needs.parts)]);

export const keyOf = ({ vehicle, part }: OutingKey): string => `${vehicle} ${part}`;

/** Every outing with guests or a captain. */
export function outingsOf(day: BoardDay): BoardOuting[] {
  const captains = new Map(day.outings.map((outing) => [keyOf(outing), outing]));
  const outings = new Map<string, BoardOuting>();
  for (const departure of day.departures.filter(({ people, pinned }) => people > 0 || pinned)) {
    const outing = outingOf(departure);
    if (outing) outings.set(keyOf(outing), captains.get(keyOf(outing)) ?? { ...outing, captain: null, pinned: false });
  }
  for (const outing of day.outings) if (outing.captain !== null) outings.set(keyOf(outing), outing);
  return [...outings.values()];
}

export const membersOf = ({ divers }: BoardDay, { id }: Pick<BoardGroup, 'id'>): BoardDiver[] =>
  divers.filter(({ group }) => group === id);

/** The group of the first diver of a companion's party, so that each companion is with one leader; null without one. */
export const groupOf = ({ divers }: BoardDay, { item }: Pick<BoardCompanion, 'item'>): string | null =>
  divers.find((diver) => diver.item === item)?.group ?? null;

/** Sorted by name, so that a list of people reads the same in any input order. */
export const namesOf = (divers: readonly BoardDiver[]): string =>
  divers
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other))
    .join(', ');

/** A crew member's duty on the day, with its parts. */
export type Duty =
  | { kind: 'captain'; member: string; parts: Part[]; outing: BoardOuting }
  | { kind: 'leader'; member: string; parts: Part[]; group: BoardGroup };

export function dutiesOf(day: BoardDay): Duty[] {
  const needsOf = new Map(day.departures.map(({ id, needs }) => [id, needs]));
  return [
    ...outingsOf(day).flatMap((outing): Duty[] =>
      outing.captain === null ? [] : [{ kind: 'captain', member: outing.captain, parts: partsOf(day, outing), outing }],
    ),
    ...day.groups.flatMap((group): Duty[] =>
      group.leader === null
        ? []
        : [
            {
              kind: 'leader',
              member: group.leader,
              parts: inDayOrder(needsOf.get(group.departure)?.parts ?? []),
              group,
            },
          ],
    ),
  ];
}
