import type { Tx } from '@/server/database/db';
import { Prisma } from '@/server/generated/prisma/client';
import { type Day, toDay } from '@/shared/time/days';
import type { StoredDays } from './domain/day-of';
import type { WrittenDay } from './domain/written-day';

/** Locks days, creating missing ones. */
export const lockDays = (tx: Tx, days: readonly Day[]) => tx.$queryRaw`SELECT lock_days(${days}::date[])`;

/** A departure before its product is read; without a length, it is as long as its product. */
export type Stay = { productId: string; date: Day; durationDays: number | null };
export type LockedStays = { from: Day; to: Day; counts: boolean };

/**
 * Locks the days of these departures by the current needs of their products; null if a product changed meanwhile.
 * `counts` is true if boats or guides count on one of the days.
 */
export async function lockStays(tx: Tx, stays: readonly Stay[]): Promise<LockedStays | null> {
  const [row] = await tx.$queryRaw<LockedStays[]>`
    SELECT to_char(first_day, 'YYYY-MM-DD') AS "from", to_char(last_day, 'YYYY-MM-DD') AS "to", counts
    FROM lock_stays(${stays.map(({ productId }) => productId)}::uuid[], ${stays.map(({ date }) => date)}::date[],
      ${stays.map(({ durationDays }) => durationDays)}::float8[])`;
  return row ?? null;
}

/** Locks the days on which the departures of items have guests, and returns them. */
export async function lockDaysOf(tx: Tx, items: readonly string[]): Promise<Day[]> {
  const [row] = await tx.$queryRaw<{ days: Day[] }[]>`
    WITH taken AS (
      SELECT ARRAY(
        SELECT DISTINCT date FROM departure_days WHERE departure_id IN (
          SELECT departure_id FROM order_items WHERE id = ANY(${items}::uuid[])
        )
      ) AS days
    )
    SELECT ARRAY(SELECT to_char(day, 'YYYY-MM-DD') FROM unnest(days) AS day) AS days, lock_days(days) FROM taken`;
  return row?.days ?? [];
}

/** Days among these with people who have no seat on a boat or van, in ascending order. */
export async function daysShortOfBoats(tx: Tx, days: readonly Day[]): Promise<Day[]> {
  const rows = await tx.$queryRaw<{ day: Day }[]>`
    SELECT DISTINCT to_char(date, 'YYYY-MM-DD') AS day FROM day_limits
    WHERE date = ANY(${days}::date[]) AND short > 0 AND subject NOT IN ('leaders', 'instructors') ORDER BY 1`;
  return rows.map(({ day }) => day);
}

/** The stored shortage of each of these days. */
export async function storedShort(tx: Tx, days: readonly Day[]): Promise<Map<Day, number>> {
  const rows = await tx.$queryRaw<{ day: Day; short: number }[]>`
    SELECT to_char(date, 'YYYY-MM-DD') AS day, sum(short)::int AS short FROM day_limits
    WHERE date = ANY(${days}::date[]) AND short > 0 GROUP BY date`;
  return new Map(rows.map(({ day, short }) => [day, short]));
}

/** Locks the existing days of the span and prevents new ones until the transaction ends. */
export async function lockDaysWithin(tx: Tx, { from, to }: { from: Day; to: Day | null }): Promise<Day[]> {
  const rows = await tx.$queryRaw<{ day: Day }[]>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day FROM lock_days_within(${from}::date, ${to}::date) AS day`;
  return rows.map(({ day }) => day);
}

export type Counting = { boatsFrom: Day | null; guidesFrom: Day | null };

/**
 * Reads days with everything that could be sold on them, in one statement; days without a row have no guests. Null when
 * neither boats nor guides count on any of them, by the shop's setting or by the given `counting`.
 */
export async function readDays(
  db: Tx,
  { from, to }: { from: Day; to: Day },
  counting?: Counting,
): Promise<StoredDays | null> {
  const counted = counting
    ? Prisma.sql`(SELECT ${counting.boatsFrom}::date AS boats_from, ${counting.guidesFrom}::date AS guides_from) AS counted`
    : Prisma.sql`seat_counting`;
  const [row] = await db.$queryRaw<{ state: StoredDays }[]>`
    SELECT json_build_object(
      'boatsFrom', boats_from, 'guidesFrom', guides_from,
      'boats', coalesce((
        SELECT json_agg(json_build_object('id', id, 'kind', kind, 'seats', seats, 'areas', areas, 'active', active,
          'out_of_service', coalesce((
            SELECT json_agg(json_build_object('from', from_date, 'to', to_date)) FROM out_of_service_spans
            WHERE boat_id = boats.id AND from_date <= ${to}::date AND to_date >= ${from}::date
          ), '[]')) ORDER BY id)
        FROM boats), '[]'),
      'crew', coalesce((
        SELECT json_agg(json_build_object('id', id, 'roles', roles, 'active', active, 'weekdays', weekdays,
          'insurance_until', insurance_until, 'first_aid_until', first_aid_until, 'licence_until', licence_until,
          'exceptions', coalesce((
            SELECT json_agg(json_build_object('date', date, 'works', works)) FROM crew_days
            WHERE member_id = crew_members.id AND date BETWEEN ${from}::date AND ${to}::date
          ), '[]')) ORDER BY id)
        FROM crew_members WHERE active AND roles && '{guide,instructor}'), '[]'),
      'products', coalesce((SELECT json_agg(sold) FROM needs_sold() AS sold), '[]'),
      'days', coalesce((
        SELECT json_agg(json_build_object('date', date, 'searchedBelow', searched_below,
          'hasLimits', EXISTS (SELECT FROM day_limits WHERE day_limits.date = days.date),
          'departures', coalesce((
            SELECT json_agg(json_build_object('id', departures.id, 'from', departures.date, 'needs', needs_of(products),
              'people', people, 'sharedDivers', shared_divers, 'privateDivers', private_divers, 'boat', boat_id,
              'fixed', pinned OR published) ORDER BY departures.id)
            FROM departure_days JOIN departures ON departures.id = departure_id JOIN products ON products.id = product_id
            WHERE departure_days.date = days.date), '[]'),
          'captains', coalesce((
            SELECT json_agg(json_build_object('id', captain_id, 'part', part)) FROM outings
            WHERE outings.date = days.date AND captain_id IS NOT NULL), '[]')) ORDER BY date)
        FROM days WHERE date BETWEEN ${from}::date AND ${to}::date), '[]')
    ) AS state
    FROM ${counted} WHERE least(boats_from, guides_from) <= ${to}::date`;
  return row?.state ?? null;
}

type Taking = {
  departureId: string;
  divers: number;
  written?: readonly WrittenDay[];
};

/** Claims seats and writes the changes to the days; returns false when the departure has too few seats or is closed. */
export async function takeSeats(tx: Tx, { departureId, divers, written = [] }: Taking): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ taken: boolean }[]>`
    SELECT take_seats(${departureId}::uuid, ${divers}::int, ${JSON.stringify(written)}::jsonb) AS taken`;
  return row?.taken ?? false;
}

/** Locks several departures in id order and claims the seats of all, or none when one has too few. */
export async function takeSeatsOfAll(tx: Tx, takes: readonly Taking[]): Promise<boolean> {
  const sent = takes.map(({ departureId: departure, divers, written = [] }) => ({ departure, divers, written }));
  const [row] = await tx.$queryRaw<{ taken: boolean }[]>`
    SELECT take_seats_of_all(${JSON.stringify(sent)}::jsonb) AS taken`;
  return row?.taken ?? false;
}

export const writeRecounted = (tx: Tx, written: readonly WrittenDay[]) =>
  tx.$executeRaw`SELECT recount_days(${JSON.stringify(written)}::jsonb)`;

/** Writes the changes of claims to days whose seats are claimed already. */
export const writeDays = (tx: Tx, written: readonly WrittenDay[]) =>
  tx.$executeRaw`SELECT write_days(${JSON.stringify(written)}::jsonb)`;

/** Last day that ever had guests. */
export async function lastDay(db: Tx): Promise<Day | null> {
  const last = await db.operatingDay.findFirst({ orderBy: { date: 'desc' }, select: { date: true } });
  return last && toDay(last.date);
}

/** Departures of a product from a day on, and the days their guests take by its current needs. */
export async function departuresSince(
  tx: Tx,
  productId: string,
  from: Day,
): Promise<{ departures: string[]; days: Day[] }> {
  const [row] = await tx.$queryRaw<{ departures: string[]; days: Day[] }[]>`
    WITH since AS (SELECT id FROM departures WHERE product_id = ${productId}::uuid AND date >= ${from}::date)
    SELECT ARRAY(SELECT id::text FROM since) AS departures, ARRAY(
      SELECT DISTINCT to_char(day, 'YYYY-MM-DD')
      FROM order_items JOIN products ON products.id = product_id,
        generate_series(activity_date, last_day, interval '1 day') AS day
      WHERE departure_id IN (SELECT id FROM since) AND holds_seats
        AND takes_day(products, day::date - activity_date)
      ORDER BY 1
    ) AS days`;
  return row ?? { departures: [], days: [] };
}

export const countDepartures = (tx: Tx, departures: readonly string[]) =>
  tx.$executeRaw`SELECT count_departures(${departures}::uuid[])`;

/** Recounts the use of the days' limits; only a lowered limit may become short. */
export const countLimits = (tx: Tx, days: readonly Day[], by: 'lowering' | 'release') =>
  tx.$executeRaw`SELECT count_days(${days}::date[], ${by === 'lowering'})`;
