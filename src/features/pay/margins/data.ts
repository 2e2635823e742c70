import { comesAlong } from '@/features/orders/domain/order-state';
import type { Part } from '@/features/outings/domain/parts';
import type { Span } from '@/features/pay/sheets/domain/months';
import type { OutingKey, Titles } from '@/features/pay/sheets/domain/work';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { type Day, toDate, toDay } from '@/shared/time/days';
import type { OutingCosts, OwnCosts } from './schema';

/** One day of a departure: `total` covers all its days, `day` counts from 0. */
export type SoldDay = {
  departure: string;
  product: string;
  date: Day;
  boat: string | null;
  part: Part;
  time: string;
  published: boolean;
  people: number;
  total: number;
  day: number;
  days: number;
};

/** Sales per departure: totals of booked items of valid orders, with add-ons, without discounts and the fees that are passed on. */
export const soldBetween = (db: Tx, { from, to }: Span) => db.$queryRaw<SoldDay[]>`
  WITH sold AS (
    SELECT item.departure_id, sum(item.total - item.passed_on)::float8 AS total, sum(item.diver_count + item.companions)::int AS people
    FROM order_items AS item JOIN orders ON orders.id = item.order_id
    WHERE item.state = 'booked' AND orders.status::text = ANY(${[...comesAlong]})
      AND item.last_day >= ${from}::date AND item.activity_date <= ${to}::date
    GROUP BY 1
  ), stays AS (
    SELECT sold.departure_id, stay.date, stay.boat_id,
      row_number() OVER days_of - 1 AS day, count(*) OVER (PARTITION BY sold.departure_id) AS days
    FROM sold JOIN departure_days AS stay ON stay.departure_id = sold.departure_id AND stay.people > 0
    WINDOW days_of AS (PARTITION BY sold.departure_id ORDER BY stay.date)
  )
  SELECT departures.id AS departure, departures.product_id AS product, stays.date::text, stays.boat_id AS boat,
    (SELECT min(part) FROM unnest(products.parts) AS part) AS part, departures.time, sold.people, sold.total,
    stays.day::int, stays.days::int, coalesce(days.published_at IS NOT NULL, false) AS published
  FROM stays JOIN sold USING (departure_id)
  JOIN departures ON departures.id = stays.departure_id JOIN products ON products.id = departures.product_id
  LEFT JOIN days ON days.date = stays.date
  WHERE stays.date BETWEEN ${from}::date AND ${to}::date
  ORDER BY stays.date, part, departures.time, departures.id`;

export async function titlesOfProducts(db: Tx, ids: string[]): Promise<Map<string, Titles>> {
  const rows = await db.$queryRaw<{ id: string; titles: Titles }[]>`
    SELECT id, (
      SELECT coalesce(jsonb_object_agg(lng, text ->> 'title'), '{}') FROM jsonb_each(texts) AS language (lng, text)
      WHERE text ->> 'title' > ''
    ) AS titles
    FROM products WHERE id = ANY(${ids}::uuid[])`;
  return new Map(rows.map(({ id, titles }) => [id, titles]));
}

export async function boatNames(db: Tx): Promise<Map<string, string>> {
  const rows = await db.boat.findMany({ select: { id: true, name: true } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Own = { outing: OutingKey; costs: OwnCosts };

/** Costs that staff entered for single outings. */
export async function ownCostsBetween(db: Tx, { from, to }: Span): Promise<Own[]> {
  const rows = await db.outingCost.findMany({ where: { date: { gte: toDate(from), lte: toDate(to) } } });
  return rows.flatMap<Own>(
    ({ date: stored, boatId: boat, part, departureId: departure, boatCost, fuel, fees, lunch }) => {
      const costs = { boat: boatCost, fuel, fees, lunch };
      const date = toDay(stored);
      if (boat !== null && part !== null) return [{ outing: { date, boat, part }, costs }];
      return departure === null ? [] : [{ outing: { date, departure }, costs }];
    },
  );
}

const whereOf = ({
  date,
  vehicle: boatId,
  part,
  departure: departureId,
}: OutingCosts): Prisma.OutingCostWhereInput => ({
  ...{ date: toDate(date), boatId, part, departureId },
});

/** Name of the boat or van, or of the departure; null if it does not exist. */
export async function nameOfGoing(db: Tx, { vehicle, departure }: OutingCosts): Promise<string | null> {
  if (vehicle !== null) return (await db.boat.findUnique({ where: { id: vehicle } }))?.name ?? null;
  const found = departure && (await db.departure.findUnique({ where: { id: departure }, include: { product: true } }));
  return found ? found.product.slug : null;
}

/** Reads the outing's own costs and serialises changes to them; null if the usual ones apply. */
export async function lockOwnCosts(tx: Tx, outing: OutingCosts): Promise<OwnCosts | null> {
  await tx.$executeRaw`LOCK TABLE outing_costs IN SHARE ROW EXCLUSIVE MODE`;
  const row = await tx.outingCost.findFirst({ where: whereOf(outing) });
  return row && { boat: row.boatCost, fuel: row.fuel, fees: row.fees, lunch: row.lunch };
}

export async function writeOwnCosts(tx: Tx, outing: OutingCosts): Promise<void> {
  const { date, vehicle: boatId, part, departure: departureId, boat: boatCost, fuel, fees, lunch } = outing;
  await tx.outingCost.deleteMany({ where: whereOf(outing) });
  const costs = { boatCost, fuel, fees, lunch };
  if (Object.values(costs).every((cost) => cost === null)) return;
  await tx.outingCost.create({ data: { date: toDate(date), boatId, part, departureId, ...costs } });
}
