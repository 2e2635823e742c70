import { ageOn } from '@/features/booking/divers/domain/age';
import { type GuestAboard, guestsBetween } from '@/features/orders/manifest/queries/guests-between';
import {
  crewOn,
  departuresBetween,
  groupsBetween,
  membersBetween,
  outingsBetween,
  vehiclesOn,
} from '@/features/outings/board/data';
import { type BoardDay, type BoardDiver, diverKey } from '@/features/outings/board/domain/board-day';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { type Day, daysFrom, plusDays } from '@/shared/time/days';

const OF_AGE = 18;

type OnDay<T> = { date: Day; row: T };
const on = <T>(rows: readonly OnDay<T>[], date: Day): T[] =>
  rows.filter((one) => one.date === date).map(({ row }) => row);

type Member = { item: string; diver: string; group: string; pinned: boolean; leader: string | null };

function toDiver(guest: GuestAboard, date: Day, member: Member | undefined, before: Member | undefined): BoardDiver {
  const { details } = guest;
  return {
    item: guest.item,
    diver: guest.diver,
    order: guest.order,
    departure: guest.departure,
    name: details.full_name,
    level: details.certification_level,
    lastDive: details.last_dive,
    language: details.preferred_language,
    isMinor: details.date_of_birth !== null && ageOn(details.date_of_birth, date) < OF_AGE,
    hasPrivateGuide: guest.hasPrivateGuide,
    group: member?.group ?? null,
    pinned: member?.pinned ?? false,
    ledBefore: before?.leader ?? null,
  };
}

export type DayAboard = { day: BoardDay; guests: GuestAboard[] };

/** The days as the board shows them, with everybody's details. */
export async function boardDays(
  { db, locale }: { db: Tx } & Pick<Ctx, 'locale'>,
  from: Day,
  to: Day,
): Promise<DayAboard[]> {
  const departures = await departuresBetween(db, from, to, locale);
  const outings = await outingsBetween(db, from, to);
  const groups = await groupsBetween(db, from, to);
  const members = await membersBetween(db, plusDays(from, -1), to);
  const vehicles = await vehiclesOn(db, from, to);
  const crew = await crewOn(db, from, to);
  const guests = await guestsBetween(db, from, to);
  return daysFrom(from, to).map((date) => {
    const ofDay = on(departures, date);
    const ids = new Set(ofDay.map(({ id }) => id));
    const aboard = guests.filter(({ departure, first, last }) => ids.has(departure) && first <= date && date <= last);
    const memberOf = new Map(on(members, date).map((member) => [diverKey(member), member]));
    const before = new Map(on(members, plusDays(date, -1)).map((member) => [diverKey(member), member]));
    const divers = aboard.map((guest) =>
      toDiver(guest, date, memberOf.get(diverKey(guest)), before.get(diverKey(guest))),
    );
    const day: BoardDay = {
      date,
      departures: ofDay,
      outings: on(outings, date),
      groups: on(groups, date),
      vehicles: vehicles(date),
      crew: crew(date),
      divers,
    };
    return { day, guests: aboard };
  });
}

export async function boardDay(ctx: { db: Tx } & Pick<Ctx, 'locale'>, date: Day): Promise<DayAboard> {
  const [aboard] = await boardDays(ctx, date, date);
  if (!aboard) throw new Error(`no day ${date}`);
  return aboard;
}
