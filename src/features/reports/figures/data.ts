import { operator } from '@/config/operator';
import { comesAlong } from '@/features/orders/domain/order-state';
import type { Span } from '@/features/reports/figures/domain/span';
import type { Tx } from '@/server/database/db';
import { Prisma } from '@/server/generated/prisma/client';
import type { Day } from '@/shared/time/days';

/**
 * Kinds of daily figures. `booked`, `ordered` (by product) and `ahead` (by lead time in days) count on the day of
 * booking; `out`, `sold` (by product) and `guests` (by country) on the day of the activity; `taken` and `returned` on
 * the day money moved.
 */
export type FigureKind = 'booked' | 'ordered' | 'ahead' | 'out' | 'sold' | 'guests' | 'taken' | 'returned';

/** Marks guests without an earlier day. */
const NEVER = Prisma.sql`'0001-01-01'::date`;

const dayOf = (column: string) => Prisma.sql`(${Prisma.raw(column)} AT TIME ZONE ${operator.timeZone})::date`;
const beginning = (day: Prisma.Sql) => Prisma.sql`(${day}::date::timestamp AT TIME ZONE ${operator.timeZone})`;
type Days = { first: Prisma.Sql; last: Prisma.Sql };
const within = (column: string, { first, last }: Days) =>
  Prisma.sql`${Prisma.raw(column)} >= ${beginning(first)} AND ${Prisma.raw(column)} < ${beginning(Prisma.sql`(${last}::date + 1)`)}`;
const isActive = ({ first, last }: Days) => Prisma.sql`item.activity_date BETWEEN ${first}::date AND ${last}::date`;

const isStanding = Prisma.sql`orders.status::text = ANY(${[...comesAlong]})`;
const bookedItems = Prisma.sql`orders JOIN order_items AS item ON item.order_id = orders.id AND item.state = 'booked'`;
/** Starts from the items of some days, because PostgreSQL would otherwise read all orders. */
const itemsOut = Prisma.sql`order_items AS item CROSS JOIN LATERAL (
  SELECT id, status FROM orders WHERE orders.id = item.order_id AND item.state = 'booked' OFFSET 0) AS orders`;
const sales = Prisma.sql`sum(item.diver_count)::int AS people, sum(item.total - item.passed_on)::bigint AS amount`;
const isPayment = Prisma.sql`kind IN ('charge', 'on_site')`;
const isReversal = Prisma.sql`kind = 'on_site_reversal'`;

/** Each query returns `day, key, earlier, count, people, amount` for these days. */
const counted: Record<FigureKind, (days: Days) => Prisma.Sql> = {
  booked: (days) => Prisma.sql`
    SELECT ${dayOf('orders.created_at')} AS day, '' AS key, ${NEVER} AS earlier, count(DISTINCT orders.id)::int AS count, ${sales}
    FROM ${bookedItems} WHERE ${isStanding} AND ${within('orders.created_at', days)} GROUP BY 1`,
  ordered: (days) => Prisma.sql`
    SELECT ${dayOf('orders.created_at')}, item.product_id::text, ${NEVER}, count(*)::int, ${sales}
    FROM ${bookedItems} WHERE ${isStanding} AND ${within('orders.created_at', days)} GROUP BY 1, 2`,
  ahead: (days) => Prisma.sql`
    SELECT ${dayOf('created_at')}, (activity_date - ${dayOf('created_at')})::text, ${NEVER}, count(*)::int, 0, 0::bigint
    FROM orders WHERE ${isStanding} AND ${within('created_at', days)} GROUP BY 1, 2`,
  out: (days) => Prisma.sql`
    SELECT item.activity_date, '', ${NEVER}, count(DISTINCT orders.id)::int, ${sales}
    FROM ${itemsOut} WHERE ${isStanding} AND ${isActive(days)} GROUP BY 1`,
  sold: (days) => Prisma.sql`
    SELECT item.activity_date, item.product_id::text, ${NEVER}, count(*)::int, ${sales}
    FROM ${itemsOut} WHERE ${isStanding} AND ${isActive(days)} GROUP BY 1, 2`,
  guests: (days) => Prisma.sql`
    SELECT day, coalesce(nationality, ''), earlier, 0, count(*)::int, 0::bigint FROM (
      SELECT DISTINCT item.activity_date AS day, diver.id, diver.nationality, coalesce(before.day, ${NEVER}) AS earlier
      FROM ${itemsOut} JOIN order_item_divers AS own ON own.item_id = item.id
      JOIN order_divers AS diver ON diver.id = own.diver_id
      CROSS JOIN LATERAL (
        SELECT max(other.activity_date) AS day
        FROM order_item_divers AS along JOIN order_items AS other ON other.id = along.item_id
        WHERE along.diver_id = diver.id AND other.state = 'booked' AND other.activity_date < item.activity_date
      ) AS before
      WHERE ${isStanding} AND ${isActive(days)}
    ) AS guests GROUP BY 1, 2, 3`,
  taken: (days) => Prisma.sql`
    SELECT ${dayOf('at')}, '', ${NEVER},
      (count(*) FILTER (WHERE ${isPayment}) - count(*) FILTER (WHERE ${isReversal}))::int, 0, sum(amount)::bigint
    FROM ledger_entries WHERE (${isPayment} OR ${isReversal}) AND ${within('at', days)} GROUP BY 1`,
  returned: (days) => Prisma.sql`
    SELECT ${dayOf('at')}, '', ${NEVER}, count(*)::int, 0, -sum(amount)::bigint
    FROM ledger_entries WHERE kind IN ('refund', 'on_site_refund') AND ${within('at', days)} GROUP BY 1`,
};

/** Figures of a span: stored ones up to a day, live counts after it. */
export function figuresOf(kind: FigureKind, { from, to }: Span, storedUntil: Day): Prisma.Sql {
  const after = Prisma.sql`greatest(${from}::date, ${storedUntil}::date + 1)`;
  return Prisma.sql`(
    SELECT day, key, earlier, count, people, amount FROM report_figures
    WHERE kind = ${kind} AND day BETWEEN ${from}::date AND least(${to}::date, ${storedUntil}::date)
    UNION ALL SELECT live.day, live.key, live.earlier, live.count, live.people, live.amount
    FROM (${counted[kind]({ first: after, last: Prisma.sql`${to}` })}) AS live (day, key, earlier, count, people, amount)
  ) AS figures`;
}

type Stored = { until: Day; isComplete: boolean };

/** Returns the last day that may be stored, and if all figures of the span are stored and current. */
export async function storedFigures(db: Tx, { from, to }: Span): Promise<Stored> {
  const rows = await db.$queryRaw<Stored[]>`
    SELECT (current_date - 4)::text AS until, NOT EXISTS (SELECT FROM report_changes) AND NOT EXISTS (
      SELECT FROM generate_series(${from}::date, least(${to}::date, current_date - 4), '1 day') AS wanted
      WHERE NOT EXISTS (SELECT FROM report_days WHERE day = wanted::date)
    ) AS "isComplete"`;
  const [stored] = rows;
  if (!stored) throw new Error('the database has no date');
  return stored;
}

/** Serialises storing, so that no day is stored twice. */
export const lockFigures = (tx: Tx) => tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('report_figures'))`;

/** Drops the figures of changed days, so that they are counted again. */
export async function removeChangedFigures(tx: Tx): Promise<void> {
  const days = await tx.$queryRaw<{ day: Date }[]>`
    WITH changed AS (DELETE FROM report_changes RETURNING day)
    DELETE FROM report_days USING changed WHERE report_days.day = changed.day RETURNING report_days.day`;
  await tx.reportFigure.deleteMany({ where: { day: { in: days.map(({ day }) => day) } } });
}

/** Stores figures of the first missing days of a span; false if none was missing. */
export async function storeFigures(tx: Tx, { from, to }: Span, most: number): Promise<boolean> {
  const missing = await tx.$queryRaw<{ day: Date }[]>`
    SELECT wanted::date AS day FROM generate_series(${from}::date, least(${to}::date, current_date - 4), '1 day') AS wanted
    WHERE NOT EXISTS (SELECT FROM report_days WHERE day = wanted::date) ORDER BY 1 LIMIT ${most}`;
  if (missing.length === 0) return false;
  const days = missing.map(({ day }) => day);
  const ofDay = { first: Prisma.sql`one.day`, last: Prisma.sql`one.day` };
  for (const [kind, count] of Object.entries(counted))
    await tx.$executeRaw`
      INSERT INTO report_figures (kind, day, key, earlier, count, people, amount)
      SELECT ${kind}, figures.* FROM unnest(${days}::date[]) AS one (day) CROSS JOIN LATERAL (${count(ofDay)}) AS figures`;
  await tx.reportDay.createMany({ data: missing });
  return true;
}
