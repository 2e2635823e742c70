import { ageOn } from '@/features/booking/divers/domain/age';
import {
  crewOn,
  departuresBetween,
  groupsBetween,
  membersBetween,
  outingsBetween,
  vehiclesOn,
} from '@/features/day-board/data';
import { type BoardDay, type BoardDeparture, type BoardDiver, diverKey } from '@/features/day-board/domain/board-day';
import {
  type CompanionAboard,
  type GuestAboard,
  guestsBetween,
} from '@/features/orders/manifest/queries/guests-between';
import { birthDates, type PersonAboard, peopleBetween } from '@/features/orders/manifest/queries/people-between';
import { otherOrdersOn } from '@/features/orders/queries/double-bookings';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { type Day, daysFrom, plusDays } from '@/shared/time/days';

const OF_AGE = 18;

type Reader = { db: Tx } & Pick<Ctx, 'locale'>;
type OnDay<T> = { date: Day; row: T };
type Member = Awaited<ReturnType<typeof membersBetween>>[number]['row'];

function byDay<T>(rows: readonly OnDay<T>[]): (date: Day) => T[] {
  const days = new Map<Day, T[]>();
  for (const { date, row } of rows) days.set(date, [...(days.get(date) ?? []), row]);
  return (date) => days.get(date) ?? [];
}

type ThatDay = Pick<BoardDiver, 'isMinor' | 'alsoOn'> & {
  departing: BoardDeparture | undefined;
  member: Member | undefined;
  before: Member | undefined;
};

function toDiver(
  { about, ...person }: PersonAboard,
  { departing, isMinor, alsoOn, member, before }: ThatDay,
): BoardDiver {
  const hasDived = about.certification_level !== 'none' || about.last_dive !== null;
  return {
    item: person.item,
    diver: person.diver,
    order: person.order,
    departure: person.departure,
    name: about.full_name,
    level: about.certification_level,
    isFirstDive: !hasDived && departing?.isDived === true,
    lastDive: about.last_dive,
    language: about.preferred_language,
    isMinor,
    hasPrivateGuide: person.hasPrivateGuide,
    heldUntil: person.heldUntil,
    alsoOn,
    group: member?.group ?? null,
    pinned: member?.pinned ?? false,
    ledBefore: before?.leader ?? null,
  };
}

const isMinorOn = (born: Day | null, date: Day): boolean => born !== null && ageOn(born, date) < OF_AGE;

async function rowsBetween({ db, locale }: Reader, from: Day, to: Day) {
  const members = await membersBetween(db, plusDays(from, -1), to);
  return {
    departures: byDay(await departuresBetween(db, from, to, locale)),
    outings: byDay(await outingsBetween(db, from, to)),
    groups: byDay(await groupsBetween(db, from, to)),
    members: byDay(members),
    grouped: [...new Set(members.map(({ row }) => row.diver))],
    vehicles: await vehiclesOn(db, from, to),
    crew: await crewOn(db, from, to),
  };
}
type Rows = Awaited<ReturnType<typeof rowsBetween>>;

type Aboard<P> = {
  people: readonly P[];
  companions: readonly CompanionAboard[];
  bornOf: (person: P) => Day | null;
  alsoOn: (person: P) => string[];
};

function dayOf<P extends PersonAboard>(rows: Rows, date: Day, { people, companions, bornOf, alsoOn }: Aboard<P>) {
  const departures = rows.departures(date);
  const departingOf = new Map(departures.map((departing) => [departing.id, departing]));
  const isAboard = ({ departure, first, last }: Pick<PersonAboard, 'departure' | 'first' | 'last'>) =>
    departingOf.has(departure) && first <= date && date <= last;
  const aboard = people.filter(isAboard);
  const along = companions.filter(isAboard);
  const memberOf = new Map(rows.members(date).map((member) => [diverKey(member), member]));
  const before = new Map(rows.members(plusDays(date, -1)).map((member) => [diverKey(member), member]));
  const day: BoardDay = {
    date,
    departures,
    outings: rows.outings(date),
    groups: rows.groups(date),
    vehicles: rows.vehicles(date),
    crew: rows.crew(date),
    divers: aboard.map((person) =>
      toDiver(person, {
        departing: departingOf.get(person.departure),
        isMinor: isMinorOn(bornOf(person), date),
        alsoOn: alsoOn(person),
        member: memberOf.get(diverKey(person)),
        before: before.get(diverKey(person)),
      }),
    ),
    companions: along.map(({ item, order, departure, name, companion_of }) => ({
      ...{ item, order, departure, name, companion_of },
    })),
  };
  return { day, guests: aboard, companions: along };
}

export type DayAboard = { day: BoardDay; guests: GuestAboard[]; companions: CompanionAboard[] };

/** The day as the board shows it, with everyone's details. */
export async function boardDay(reader: Reader, date: Day): Promise<DayAboard> {
  const rows = await rowsBetween(reader, date, date);
  const { guests, companions } = await guestsBetween(reader.db, date, date);
  const alsoOn = await otherOrdersOn(reader.db, date);
  return dayOf(rows, date, { people: guests, companions, bornOf: ({ about }) => about.date_of_birth, alsoOn });
}

/**
 * The days for their figures and conflicts. Decrypts only the birth dates of divers in groups, so nobody else counts as
 * a minor; leaves out companions, who are in no group.
 */
export async function boardDays(reader: Reader, from: Day, to: Day): Promise<BoardDay[]> {
  const rows = await rowsBetween(reader, from, to);
  const people = await peopleBetween(reader.db, from, to);
  const born = await birthDates(reader.db, rows.grouped);
  const about = { companions: [], bornOf: ({ diver }: PersonAboard) => born.get(diver) ?? null, alsoOn: () => [] };
  return daysFrom(from, to).map((date) => dayOf(rows, date, { people, ...about }).day);
}
