import { operator } from '@/config/operator';
import { productTexts } from '@/features/catalogue/schema';
import type { LeadTime } from '@/features/reports/domain/lead-time';
import { DAYS_BEFORE_CLOSURE, type DaySeats, type OfferedProduct } from '@/features/reports/domain/seats-offered';
import { type FigureKind, figuresOf } from '@/features/reports/figures/data';
import type { Span } from '@/features/reports/figures/domain/span';
import type { CountryRow, SalesFigures } from '@/features/reports/schema';
import type { Tx } from '@/server/database/db';
import { Prisma } from '@/server/generated/prisma/client';
import type { Locale } from '@/shared/locale/locales';
import { textsIn } from '@/shared/schema/localised';
import { type Day, plusDays, toDate, toDay } from '@/shared/time/days';

/** A span, the one before it, and the last day with stored figures. */
export type Compared = { span: Span; before: Span; storedUntil: Day };

const allDays = ({ span, before }: Compared): Span => ({ from: before.from, to: span.to });

export type SalesOfDay = SalesFigures & { day: Day };

/** Valid bookings by booking day (`booked`) or activity day (`out`); days without any are omitted. */
export const salesByDay = (db: Tx, kind: Extract<FigureKind, 'booked' | 'out'>, span: Span, storedUntil: Day) =>
  db.$queryRaw<SalesOfDay[]>`
    SELECT day::text, count AS bookings, people AS divers, amount::float8 FROM ${figuresOf(kind, span, storedUntil)}`;

export type MoneyOfDay = { day: Day; count: number; amount: number };

/** A payment taken by mistake counts until the day of its reversal; amounts on account have not moved yet. */
export const moneyByDay = (db: Tx, kind: Extract<FigureKind, 'taken' | 'returned'>, span: Span, storedUntil: Day) =>
  db.$queryRaw<MoneyOfDay[]>`
    SELECT day::text, count, amount::float8 FROM ${figuresOf(kind, span, storedUntil)}`;

type SalesRow = { slug: string; texts: unknown; bookings: number; divers: number; total: number };

export const mostSold = (db: Tx, span: Span, storedUntil: Day, most: number) => db.$queryRaw<SalesRow[]>`
  SELECT products.slug, products.texts, sold.bookings, sold.divers, sold.total
  FROM (
    SELECT key, sum(count)::int AS bookings, sum(people)::int AS divers, sum(amount)::float8 AS total
    FROM ${figuresOf('ordered', span, storedUntil)} GROUP BY key
  ) AS sold JOIN products ON products.id = sold.key::uuid
  ORDER BY sold.bookings DESC, sold.total DESC, products.slug LIMIT ${most}`;

/** Published, bookable products, those with the most bookings first. */
export const publishedByBookings = (db: Tx, span: Span, storedUntil: Day, most: number) =>
  db.$queryRaw<{ slug: string }[]>`
    SELECT products.slug FROM products LEFT JOIN (
      SELECT key::uuid AS product_id, sum(count) AS bookings
      FROM ${figuresOf('ordered', span, storedUntil)} GROUP BY key
    ) AS sold ON sold.product_id = products.id
    WHERE products.active AND products.bookable
    ORDER BY sold.bookings DESC NULLS LAST, products.sort_order, products.slug LIMIT ${most}`;

/** Sums a figure for each of the two spans. */
const inBoth = (figure: Prisma.Sql, { span, before }: Compared) => Prisma.sql`
  coalesce(sum(${figure}) FILTER (WHERE day >= ${span.from}::date), 0)::int AS now,
  coalesce(sum(${figure}) FILTER (WHERE day <= ${before.to}::date), 0)::int AS before`;

/** Counts each diver once per span. */
export const diversByCountry = (db: Tx, compared: Compared) => db.$queryRaw<CountryRow[]>`
  SELECT country, now AS divers, before FROM (
    SELECT nullif(key, '') AS country, ${inBoth(Prisma.sql`people`, compared)}
    FROM ${figuresOf('guests', allDays(compared), compared.storedUntil)}
    WHERE earlier < CASE WHEN day >= ${compared.span.from}::date THEN ${compared.span.from}::date
      ELSE ${compared.before.from}::date END
    GROUP BY 1
  ) AS guests ORDER BY 2 DESC, 3 DESC, 1`;

/** Bookings made in each span, by lead time to the first day of their activity. */
export const leadTimes = (db: Tx, compared: Compared) => db.$queryRaw<LeadTime[]>`
  SELECT days, now AS orders, before FROM (
    SELECT key::int AS days, ${inBoth(Prisma.sql`count`, compared)}
    FROM ${figuresOf('ahead', allDays(compared), compared.storedUntil)} GROUP BY 1
  ) AS bookings`;

export type SeatsSold = { id: string; sold: number; before: number };

export const seatsSold = (db: Tx, compared: Compared) => db.$queryRaw<SeatsSold[]>`
  SELECT id, now AS sold, before FROM (
    SELECT key AS id, ${inBoth(Prisma.sql`people`, compared)}
    FROM ${figuresOf('sold', allDays(compared), compared.storedUntil)} GROUP BY 1
  ) AS seats`;

export const departureSeats = (db: Tx, { from, to }: Span) => db.$queryRaw<DaySeats[]>`
  SELECT product_id AS "productId", date::text, sum(CASE WHEN closed THEN taken ELSE capacity END)::int AS seats
  FROM departures WHERE date BETWEEN ${from}::date AND ${to}::date GROUP BY 1, 2`;

/** Omits texts, which are large. */
export const productPlans = (db: Tx) => db.$queryRaw<(OfferedProduct & { slug: string })[]>`
  SELECT id, slug, area, to_json(served_areas) AS "servedAreas", duration_days AS "durationDays", to_json(parts) AS parts, to_json(weekdays) AS weekdays,
    seats_per_day AS "seatsPerDay", (created_at AT TIME ZONE ${operator.timeZone})::date::text AS since, active AND bookable AS sold
  FROM products`;

export async function closuresFor(db: Tx, { from, to }: Span) {
  const closures = await db.closure.findMany({
    where: { from: { lte: toDate(plusDays(to, DAYS_BEFORE_CLOSURE)) }, to: { gte: toDate(from) } },
    select: { from: true, to: true, areas: true, nightBefore: true },
  });
  return closures.map((closure) => ({ ...closure, from: toDay(closure.from), to: toDay(closure.to) }));
}

export async function productTitles(db: Tx, ids: string[], locale: Locale): Promise<Map<string, string>> {
  const products = await db.product.findMany({ where: { id: { in: ids } }, select: { id: true, texts: true } });
  return new Map(products.map(({ id, texts }) => [id, textsIn(productTexts.parse(texts), locale).title]));
}
