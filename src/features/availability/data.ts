import type { Schedule, StoredClosure, StoredDeparture } from '@/features/availability/domain/schedule';
import { smallestParty } from '@/features/catalogue/domain/packages';
import type { ProductCard } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import { newId } from '@/server/database/new-id';
import { Prisma } from '@/server/generated/prisma/client';
import { type Day, toDate, toDay } from '@/shared/time/days';

/** Seats of one departure. */
export type SeatClaim = { departureId: string; divers: number };
export type PartyClaim = SeatClaim & { companions?: number; hasPrivateGuide?: boolean; durationDays?: number };

type Kind = ProductCard['kind'];
type Range = { from: Day; to: Day };
/** `anySlug` and `anyIds` also find unpublished products. */
type ProductFilter =
  | { slug: string }
  | { ids: string[] }
  | { kinds: readonly Kind[] }
  | { anySlug: string }
  | { anyIds: string[] };
type Row = Omit<Schedule['product'], 'smallestParty'> & {
  slug: string;
  kind: Kind;
  diversPerPackage: number;
  allowHalfPackage: boolean;
  departures: (StoredDeparture & { date: Day })[] | null;
  /** Set only in the first row, because the closures are the same for all rows. */
  closures: StoredClosure[] | null;
};

type Named = Pick<Row, 'slug' | 'kind'>;

function isMeant(which: ProductFilter): Prisma.Sql {
  if ('anySlug' in which) return Prisma.sql`slug = ${which.anySlug}`;
  if ('anyIds' in which) return Prisma.sql`id = ANY(${which.anyIds}::uuid[])`;
  if ('kinds' in which) return Prisma.sql`active AND bookable AND kind::text = ANY(${which.kinds}::text[])`;
  return 'slug' in which
    ? Prisma.sql`active AND slug = ${which.slug}`
    : Prisma.sql`active AND id = ANY(${which.ids}::uuid[])`;
}

function byDay(departures: (StoredDeparture & { date: Day })[]): Schedule['departures'] {
  const days = new Map<Day, StoredDeparture[]>();
  for (const { date, ...departure } of departures) {
    const others = days.get(date);
    if (others) others.push(departure);
    else days.set(date, [departure]);
  }
  return days;
}

/** Loads the schedules of several products in one query, in the shop's order, because every booking needs them. */
export async function schedulesOf(db: Tx, which: ProductFilter, { from, to }: Range): Promise<(Schedule & Named)[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT id, slug, kind, area, bookable, weekdays, seats_per_day AS "seatsPerDay", cut_off_hours AS "cutOffHours",
      dive_count AS "diveCount",
      divers_per_package AS "diversPerPackage", allow_half_package AS "allowHalfPackage", departure_time AS "departureTime",
      meeting_time AS "meetingTime", duration_days AS "durationDays",
      needs_of(product) AS needs,
      (SELECT json_agg(json_build_object('id', id, 'date', date, 'time', time, 'capacity', capacity, 'taken', taken,
         'closed', closed, 'adjusted', adjusted, 'note', note, 'updatedAt', updated_at) ORDER BY time)
       FROM departures
       WHERE product_id = product.id AND date BETWEEN ${from}::date AND ${to}::date AND NOT removed) AS departures,
      CASE WHEN row_number() OVER (ORDER BY sort_order, slug) = 1 THEN (
        SELECT json_agg(json_build_object('from', from_date, 'to', to_date, 'areas', areas, 'reasons', reasons,
          'nightBefore', night_before))
        FROM closures WHERE from_date <= ${to}::date + 5 AND to_date >= ${from}::date) END AS closures
    FROM products AS product
    WHERE ${isMeant(which)} ORDER BY sort_order, slug`;
  const closures = rows[0]?.closures ?? [];
  return rows.map(({ slug, kind, departures, closures: _inFirstRow, ...product }) => ({
    slug,
    kind,
    product: { ...product, smallestParty: smallestParty(product) },
    departures: byDay(departures ?? []),
    closures,
  }));
}

export const scheduleOn = async (
  db: Tx,
  productId: string,
  day: Day,
  which: 'shown' | 'any' = 'shown',
): Promise<Schedule | null> => {
  const ids = [productId];
  return (await schedulesOf(db, which === 'any' ? { anyIds: ids } : { ids }, { from: day, to: day }))[0] ?? null;
};

export type ProductDay = { productId: string; date: Day };
export type TimeOfDay = ProductDay & { time: string };
type MadeRow = TimeOfDay & { id: string; removed: boolean };

/**
 * Creates the usual departure of each day that has none, in this order, and returns the departures of all the days by
 * time.
 */
export async function createDepartures(tx: Tx, wanted: readonly ProductDay[], now: Date): Promise<MadeRow[]> {
  const rows = await tx.$queryRaw<MadeRow[]>`
    SELECT made.product_id AS "productId", to_char(made.date, 'YYYY-MM-DD') AS date, made.id, time, removed
    FROM unnest(
      ${wanted.map(({ productId }) => productId)}::uuid[], ${wanted.map(({ date }) => date)}::date[],
      ${wanted.map(newId)}::uuid[]
    ) AS wanted (product, day, id), make_departures(product, ARRAY[day], ARRAY[wanted.id], ${now}) AS made`;
  return rows.sort((one, other) => one.time.localeCompare(other.time));
}

/** Times of all departures of a day, including removed ones. */
export async function allTimesOn(db: Tx, days: readonly ProductDay[]): Promise<TimeOfDay[]> {
  const where = { OR: days.map(({ productId, date }) => ({ productId, date: toDate(date) })) };
  const rows = await db.departure.findMany({ where, select: { productId: true, date: true, time: true } });
  return rows.map((row) => ({ ...row, date: toDay(row.date) }));
}

export const departuresById = (db: Tx, ids: string[]) => db.departure.findMany({ where: { id: { in: ids } } });

export const departureById = (db: Tx, id: string) => db.departure.findUniqueOrThrow({ where: { id } });

type TimeRow = {
  id: string;
  time: string;
  isChoice: boolean;
  departureTime: string;
  meetingTime: string | null;
  cutOffHours: number;
  dives: number;
};

export const timesOf = (db: Tx, ids: string[]) => db.$queryRaw<TimeRow[]>`
  SELECT departures.id, time, departure_time AS "departureTime", meeting_time AS "meetingTime",
    cut_off_hours AS "cutOffHours", dive_count AS dives, EXISTS (
    SELECT FROM departures AS other
    WHERE other.product_id = departures.product_id AND other.date = departures.date
      AND other.id <> departures.id AND NOT other.removed
  ) AS "isChoice"
  FROM departures JOIN products ON products.id = product_id WHERE departures.id = ANY(${ids}::uuid[])`;

/** Locks departures in order of their ids, to prevent deadlocks. */
export const lockDepartures = (tx: Tx, ids: string[]) =>
  tx.$queryRaw<{ id: string }[]>`SELECT id FROM departures WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;

/** Locks the departures in order of their ids and returns their number. */
export const giveSeatsBack = (tx: Tx, claims: SeatClaim[]): Promise<number> => tx.$executeRaw`
  WITH given AS (
    SELECT id, sum(divers) AS divers
    FROM unnest(${claims.map(({ departureId }) => departureId)}::uuid[], ${claims.map(({ divers }) => divers)}::int[])
      AS claim (id, divers) GROUP BY id
  ), locked AS MATERIALIZED (
    SELECT id, divers FROM departures JOIN given USING (id) ORDER BY id FOR UPDATE OF departures
  )
  UPDATE departures SET taken = taken - divers FROM locked WHERE departures.id = locked.id`;
