import { operator } from '@/config/operator';
import { productTexts } from '@/features/catalogue/schema';
import { comesAlong } from '@/features/orders/domain/order-state';
import type { LeadTime } from '@/features/reports/domain/lead-time';
import type { DaySeats, OfferedProduct } from '@/features/reports/domain/seats-offered';
import type { Span } from '@/features/reports/domain/span';
import type { CountryRow, SalesFigures } from '@/features/reports/schema';
import type { Tx } from '@/server/database/db';
import { Prisma } from '@/server/generated/prisma/client';
import type { Locale } from '@/shared/locale/locales';
import { textsIn } from '@/shared/schema/localised';
import { type Day, momentOf, plusDays, toDate, toDay } from '@/shared/time/days';

const within = (column: string, { from, to }: Span) =>
  Prisma.sql`${Prisma.raw(column)} >= ${momentOf(from, '00:00')}
    AND ${Prisma.raw(column)} < ${momentOf(plusDays(to, 1), '00:00')}`;
const dayOf = (column: string) => Prisma.sql`(${Prisma.raw(column)} AT TIME ZONE ${operator.timeZone})::date`;

const isStanding = Prisma.sql`orders.status::text = ANY(${[...comesAlong]})`;
const bookedItems = Prisma.sql`orders JOIN order_items AS item ON item.order_id = orders.id AND item.state = 'booked'`;
/** The same from items on, for those of some days: PostgreSQL would rather read all orders than some of a year. */
const itemsOut = Prisma.sql`order_items AS item CROSS JOIN LATERAL (
  SELECT id, status FROM orders WHERE orders.id = item.order_id AND item.state = 'booked' OFFSET 0) AS orders`;
const isActive = ({ from, to }: Span) => Prisma.sql`item.activity_date BETWEEN ${from}::date AND ${to}::date`;

const sales = Prisma.sql`count(DISTINCT orders.id)::int AS bookings, sum(item.diver_count)::int AS divers,
  sum(item.total)::float8 AS amount`;
export type SalesOfDay = SalesFigures & { day: Day };

/** Bookings that stand, by the day they were made; days without any are left out, as in all of these. */
export const salesByBooking = (db: Tx, span: Span) => db.$queryRaw<SalesOfDay[]>`
  SELECT ${dayOf('orders.created_at')}::text AS day, ${sales}
  FROM ${bookedItems} WHERE ${isStanding} AND ${within('orders.created_at', span)} GROUP BY 1`;

export const salesByActivity = (db: Tx, span: Span) => db.$queryRaw<SalesOfDay[]>`
  SELECT item.activity_date::text AS day, ${sales}
  FROM ${itemsOut} WHERE ${isStanding} AND ${isActive(span)} GROUP BY 1`;

export type LedgerOfDay = { day: Day; taken: number; payments: number; returned: number; refunds: number };

const isPayment = Prisma.sql`kind IN ('charge', 'on_site')`;
const isRefund = Prisma.sql`kind IN ('refund', 'on_site_refund')`;

/** A payment that was taken by mistake counts until the day it is reversed. What is on account has not moved. */
export const ledgerByDay = (db: Tx, span: Span) => db.$queryRaw<LedgerOfDay[]>`
  SELECT ${dayOf('at')}::text AS day,
    coalesce(sum(amount) FILTER (WHERE ${isPayment} OR kind = 'on_site_reversal'), 0)::float8 AS taken,
    (count(*) FILTER (WHERE ${isPayment}) - count(*) FILTER (WHERE kind = 'on_site_reversal'))::int AS payments,
    coalesce(-sum(amount) FILTER (WHERE ${isRefund}), 0)::float8 AS returned,
    (count(*) FILTER (WHERE ${isRefund}))::int AS refunds
  FROM ledger_entries
  WHERE ${within('at', span)} AND kind NOT IN ('on_account', 'off_account') GROUP BY 1`;

type Sold = { slug: string; texts: unknown; bookings: number; divers: number; total: number };

export const mostSold = (db: Tx, span: Span, most: number) => db.$queryRaw<Sold[]>`
  SELECT products.slug, products.texts, sold.bookings, sold.divers, sold.total
  FROM (
    SELECT item.product_id, count(*)::int AS bookings, sum(item.diver_count)::int AS divers,
      sum(item.total)::float8 AS total
    FROM ${bookedItems} WHERE ${isStanding} AND ${within('orders.created_at', span)} GROUP BY item.product_id
  ) AS sold JOIN products ON products.id = sold.product_id
  ORDER BY sold.bookings DESC, sold.total DESC, products.slug LIMIT ${most}`;

/** The published products that can be booked, those with the most bookings first. */
export const publishedByBookings = (db: Tx, span: Span, most: number) => db.$queryRaw<{ slug: string }[]>`
  SELECT products.slug FROM products LEFT JOIN (
    SELECT item.product_id, count(*) AS bookings
    FROM ${bookedItems} WHERE ${isStanding} AND ${within('orders.created_at', span)} GROUP BY item.product_id
  ) AS sold ON sold.product_id = products.id
  WHERE products.active AND products.bookable
  ORDER BY sold.bookings DESC NULLS LAST, products.sort_order, products.slug LIMIT ${most}`;

/** The divers who were out in a span and in the one before, each once in each. */
export const diversByCountry = (db: Tx, span: Span, before: Span) => db.$queryRaw<CountryRow[]>`
  SELECT nationality AS country, (count(*) FILTER (WHERE now))::int AS divers,
    (count(*) FILTER (WHERE NOT now))::int AS before
  FROM (
    SELECT DISTINCT diver.id, diver.nationality, item.activity_date >= ${span.from}::date AS now
    FROM ${itemsOut} JOIN order_item_divers AS own ON own.item_id = item.id
    JOIN order_divers AS diver ON diver.id = own.diver_id
    WHERE ${isStanding} AND ${isActive({ from: before.from, to: span.to })}
  ) AS guests GROUP BY 1 ORDER BY 2 DESC, 3 DESC, 1`;

/** Of the bookings made in each span, by the first day of their activity. */
export const leadTimes = (db: Tx, span: Span, before: Span) => db.$queryRaw<LeadTime[]>`
  SELECT activity_date - ${dayOf('created_at')} AS days,
    (count(*) FILTER (WHERE created_at >= ${momentOf(span.from, '00:00')}))::int AS orders,
    (count(*) FILTER (WHERE created_at < ${momentOf(span.from, '00:00')}))::int AS before
  FROM orders WHERE ${isStanding} AND ${within('created_at', { from: before.from, to: span.to })} GROUP BY 1`;

export type SeatsSold = { id: string; sold: number; before: number };

export const seatsSold = (db: Tx, span: Span, before: Span) => db.$queryRaw<SeatsSold[]>`
  SELECT item.product_id AS id,
    coalesce(sum(item.diver_count) FILTER (WHERE item.activity_date >= ${span.from}::date), 0)::int AS sold,
    coalesce(sum(item.diver_count) FILTER (WHERE item.activity_date < ${span.from}::date), 0)::int AS before
  FROM ${itemsOut} WHERE ${isStanding} AND ${isActive({ from: before.from, to: span.to })} GROUP BY 1`;

export const departureSeats = (db: Tx, { from, to }: Span) => db.$queryRaw<DaySeats[]>`
  SELECT product_id AS "productId", date::text, sum(CASE WHEN closed THEN taken ELSE capacity END)::int AS seats
  FROM departures WHERE date BETWEEN ${from}::date AND ${to}::date GROUP BY 1, 2`;

/** Without texts, which are large. */
export const productPlans = (db: Tx) => db.$queryRaw<(OfferedProduct & { slug: string })[]>`
  SELECT id, slug, area, to_json(served_areas) AS "servedAreas", duration_days AS "durationDays", to_json(parts) AS parts, to_json(weekdays) AS weekdays,
    seats_per_day AS "seatsPerDay", ${dayOf('created_at')}::text AS since, active AND bookable AS sold
  FROM products`;

/** A closure may also concern the night before it and courses that begin days before it. */
const NIGHT_BEFORE = 1;
const LONGEST_COURSE = 5;

export async function closuresFor(db: Tx, { from, to }: Span) {
  const closures = await db.closure.findMany({
    where: { from: { lte: toDate(plusDays(to, LONGEST_COURSE + NIGHT_BEFORE)) }, to: { gte: toDate(from) } },
    select: { from: true, to: true, areas: true, nightBefore: true },
  });
  return closures.map((closure) => ({ ...closure, from: toDay(closure.from), to: toDay(closure.to) }));
}

export async function productTitles(db: Tx, ids: string[], locale: Locale): Promise<Map<string, string>> {
  const products = await db.product.findMany({ where: { id: { in: ids } }, select: { id: true, texts: true } });
  return new Map(products.map(({ id, texts }) => [id, textsIn(productTexts.parse(texts), locale).title]));
}
