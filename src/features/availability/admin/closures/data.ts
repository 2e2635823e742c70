import { productTexts } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import type { Closure } from '@/server/generated/prisma/client';
import type { Locale } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import { localisedLine, textsIn } from '@/shared/schema/localised';
import { type Day, toDate, toDay } from '@/shared/time/days';
import {
  type ClosedDays,
  type ClosureInput,
  type ClosureView,
  type ClosureWithOrders,
  closureView,
  concernedStatuses,
  type OrderConcerned,
  type OrdersConcerned,
} from './schema';

export async function closuresBy(
  db: Tx,
  { when, today }: { when: 'coming' | 'past'; today: Day },
  rows: { skip: number; take: number },
): Promise<{ total: number; rows: Closure[] }> {
  const coming = when === 'coming';
  const where = { to: coming ? { gte: toDate(today) } : { lt: toDate(today) } };
  const order = coming ? 'asc' : 'desc';
  const [total, found] = await Promise.all([
    db.closure.count({ where }),
    db.closure.findMany({ where, orderBy: [{ from: order }, { id: order }], ...rows }),
  ]);
  return { total, rows: found };
}

export const closureById = (db: Tx, id: string): Promise<Closure | null> => db.closure.findUnique({ where: { id } });

const columns = ({ from, to, areas, night_before, reasons }: ClosureInput) => ({
  from: toDate(from),
  to: toDate(to),
  areas,
  nightBefore: night_before,
  reasons,
});

export const insertClosure = (tx: Tx, closure: ClosureInput, now: Date): Promise<Closure> =>
  tx.closure.create({ data: { ...columns(closure), createdAt: now, updatedAt: now } });

/** Locks the closure's row until the transaction ends. */
export async function lockClosure(tx: Tx, id: string): Promise<Closure | null> {
  await tx.$queryRaw`SELECT id FROM closures WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.closure.findUnique({ where: { id } });
}

export const changeClosure = (tx: Tx, id: string, closure: ClosureInput, updatedAt: Date): Promise<Closure> =>
  tx.closure.update({ where: { id }, data: { ...columns(closure), updatedAt } });

export const deleteClosure = (tx: Tx, id: string) => tx.closure.delete({ where: { id } });

/** Maximum number of orders to list, the earliest first; further orders are only counted. */
const MAX_ORDERS = 200;

type ConcernedRow = Pick<OrderConcerned, 'uuid' | 'booking_id' | 'status' | 'diver_count'> & {
  firstName: string;
  lastName: string;
  texts: unknown;
  firstDay: Date;
  lastDay: Date;
  total: number;
};

/**
 * Finds orders with an item that holds seats on a closed day and in a closed area, each with its earliest such item; a
 * course counts until its last day.
 */
export async function ordersConcerned(
  db: Tx,
  { from, to, areas, night_before = false }: ClosedDays,
  locale: Locale,
): Promise<OrdersConcerned> {
  const rows = await db.$queryRaw<ConcernedRow[]>`
    SELECT *, (count(*) OVER ())::int AS total FROM (
      SELECT DISTINCT ON (orders.id) orders.id AS uuid, booking_id, orders.status, item.diver_count,
        first_name AS "firstName", last_name AS "lastName", products.texts, item.activity_date AS "firstDay",
        item.last_day AS "lastDay"
      FROM order_items AS item JOIN orders ON orders.id = order_id
        JOIN products ON products.id = item.product_id JOIN users ON users.id = customer_id
      WHERE item.holds_seats AND orders.status = ANY(${[...concernedStatuses]}::"OrderStatus"[])
        AND item.activity_date <= ${to}::date AND item.last_day >= ${from}::date - (${night_before} AND 'night' = ANY(parts))::int
        AND (cardinality(${areas}::text[]) = 0 OR area = ANY(${areas}::text[]) OR served_areas && ${areas}::text[])
      ORDER BY orders.id, item.activity_date, item.position
    ) AS concerned
    ORDER BY "firstDay", uuid LIMIT ${MAX_ORDERS}`;
  const listed = rows.map(({ firstName, lastName, texts, firstDay, lastDay, total: _, ...order }) => ({
    ...order,
    name: fullName({ firstName, lastName }),
    product: textsIn(productTexts.parse(texts), locale).title,
    activity_date: toDay(firstDay),
    last_day: toDay(lastDay),
  }));
  return { orders_concerned: listed, orders_concerned_total: rows[0]?.total ?? 0 };
}

/**
 * Counts the divers booked on the days and areas of each closure, including courses that began earlier. Groups all
 * bookings by day first, because joining every closure with every departure takes ten times as long.
 */
async function diversBooked(db: Tx, ids: string[]): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; divers: number }[]>`
    WITH span AS (
      SELECT min(from_date) - 1 - (SELECT coalesce(max(ceil(duration_days)), 1)::int FROM products) AS first, max(to_date) AS last
      FROM closures WHERE id = ANY(${ids}::uuid[])
    ), booked AS MATERIALIZED (
      SELECT date AS first, date + greatest(ceil(duration_days)::int, 1) - 1 AS last, area, served_areas,
        'night' = ANY(parts) AS at_night, sum(taken) AS divers
      FROM departures JOIN products ON products.id = product_id
      WHERE taken > 0 AND date BETWEEN (SELECT first FROM span) AND (SELECT last FROM span) GROUP BY 1, 2, 3, 4, 5
    )
    SELECT closures.id, coalesce(sum(divers), 0)::int AS divers
    FROM closures
    JOIN booked ON first <= to_date AND last >= from_date - (night_before AND at_night)::int
      AND (cardinality(areas) = 0 OR area = ANY(areas) OR served_areas && areas)
    WHERE closures.id = ANY(${ids}::uuid[]) GROUP BY closures.id`;
  return new Map(rows.map(({ id, divers }) => [id, divers]));
}

export async function toClosureViews(db: Tx, rows: Closure[]): Promise<ClosureView[]> {
  const divers = await diversBooked(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, from, to, areas, nightBefore, reasons, updatedAt }) =>
    closureView.parse({
      uuid: id,
      from: toDay(from),
      to: toDay(to),
      areas,
      night_before: nightBefore,
      reasons,
      divers_booked: divers.get(id) ?? 0,
      updated_at: updatedAt.toISOString(),
    }),
  );
}

export async function toClosureWithOrders(db: Tx, row: Closure, locale: Locale): Promise<ClosureWithOrders> {
  const [view] = await toClosureViews(db, [row]);
  if (!view) throw new Error(`no closure ${row.id}`);
  return { ...view, ...(await ordersConcerned(db, view, locale)) };
}

/** Label for the audit log and for confirmation dialogs. */
export const labelOf = ({ from, to, reasons }: Closure): string => {
  const [first, last] = [toDay(from), toDay(to)];
  return `${localisedLine.parse(reasons).en}, ${first === last ? first : `${first} – ${last}`}`;
};

export const factsOf = ({ from, to, areas, nightBefore, reasons }: Closure) => ({
  from: toDay(from),
  to: toDay(to),
  areas,
  night_before: nightBefore,
  reasons: localisedLine.parse(reasons),
});
