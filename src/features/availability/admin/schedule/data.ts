import { lockDepartures } from '@/features/availability/data';
import { productTexts } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import { type Departure, Prisma } from '@/server/generated/prisma/client';
import { maxChoices } from '@/shared/list/listing';
import type { Locale } from '@/shared/locale/locales';
import { type LocalisedLine, textsIn } from '@/shared/schema/localised';
import type { ClockTime } from '@/shared/time/clock-times';
import { type Day, plusDays, toDate, toDay } from '@/shared/time/days';
import type { DayChange } from './schema';

export type PlannedDay = Departure;
export type PlannedProduct = { id: string; title: string; departureTime: ClockTime };
export type ListedProduct = { id: string; title: string; slug: string; active: boolean };

/** Finds published and unpublished products; the title is for staff. */
export async function plannedProduct(db: Tx, slug: string): Promise<PlannedProduct | null> {
  const found = await db.product.findUnique({
    where: { slug },
    select: { id: true, texts: true, departureTime: true },
  });
  if (!found) return null;
  const { id, texts, departureTime } = found;
  return { id, title: textsIn(productTexts.parse(texts), 'en').title, departureTime };
}

const forPlan = {
  where: { bookable: true },
  orderBy: [{ active: 'desc' }, { kind: 'asc' }, { sortOrder: 'asc' }, { id: 'asc' }],
  select: { id: true, slug: true, active: true, texts: true },
} satisfies Prisma.ProductFindManyArgs;

/**
 * Products sold by the day, published or not, in catalogue order: the first of them up to a limit, plus every product
 * with a booking on that day.
 */
export async function listedProducts(db: Tx, locale: Locale, bookedOn?: Day): Promise<ListedProduct[]> {
  const first = await db.product.findMany({ ...forPlan, take: maxChoices });
  const booked = bookedOn
    ? await db.product.findMany({
        ...forPlan,
        where: {
          id: { notIn: first.map(({ id }) => id) },
          departures: { some: { date: toDate(bookedOn), taken: { gt: 0 } } },
        },
      })
    : [];
  return [...first, ...booked].map(({ texts, ...product }) => ({
    ...product,
    title: textsIn(productTexts.parse(texts), locale).title,
  }));
}

/** Returns the number of booked divers on each day with any, counting every day their departures take. */
export async function diversOnDays(db: Tx, from: Day, to: Day): Promise<Map<Day, number>> {
  const rows = await db.$queryRaw<{ day: Day; divers: number }[]>`
    SELECT to_char(date, 'YYYY-MM-DD') AS day,
      sum(shared_divers + (SELECT coalesce(sum(divers), 0) FROM unnest(private_divers) AS divers))::int AS divers
    FROM departure_days WHERE date BETWEEN ${from}::date AND ${to}::date GROUP BY date`;
  return new Map(rows.map(({ day, divers }) => [day, divers]));
}

/** Includes closures that begin the day after `to`, because they may close the night before. */
export const closuresWithin = (db: Tx, from: Day, to: Day) =>
  db.closure.findMany({
    where: { from: { lte: toDate(plusDays(to, 1)) }, to: { gte: toDate(from) } },
    orderBy: { from: 'asc' },
  });

/** Locks all departures of these days until the transaction ends. */
export async function lockDays(tx: Tx, productId: string, days: Day[]): Promise<PlannedDay[]> {
  const where = { productId, date: { in: days.map(toDate) }, removed: false };
  const ids = (await tx.departure.findMany({ where, select: { id: true } })).map(({ id }) => id);
  await lockDepartures(tx, ids);
  return tx.departure.findMany({ where, orderBy: [{ date: 'asc' }, { time: 'asc' }] });
}

export async function changeDepartures(tx: Tx, ids: string[], change: DayChange, updatedAt: Date): Promise<void> {
  const { closed, capacity, note } = change;
  await tx.departure.updateMany({
    where: { id: { in: ids } },
    data: {
      closed,
      ...(capacity !== undefined && { adjusted: capacity !== null }),
      ...(typeof capacity === 'number' && { capacity }),
      ...(note !== undefined && { note: note ?? Prisma.DbNull }),
      updatedAt,
    },
  });
}

type NewDeparture = { date: Day; time: ClockTime; capacity: number; closed: boolean; note: LocalisedLine | null };

/** Returns null if the day has a departure at this time; restores a removed departure. */
export async function addDeparture(tx: Tx, productId: string, { date, ...values }: NewDeparture, now: Date) {
  const at = { productId, date: toDate(date), time: values.time };
  const own = { ...values, note: values.note ?? Prisma.DbNull, adjusted: true, removed: false, updatedAt: now };
  const { count } = await tx.departure.createMany({ data: [{ ...at, ...own, createdAt: now }], skipDuplicates: true });
  const back =
    count === 1 || (await tx.departure.updateMany({ where: { ...at, removed: true }, data: own })).count === 1;
  return back ? tx.departure.findUniqueOrThrow({ where: { productId_date_time: at } }) : null;
}

/** Also closes the departure, so that a claim that has already read it takes no seat. */
export const removeDeparture = (tx: Tx, id: string, updatedAt: Date) =>
  tx.departure.update({ where: { id }, data: { removed: true, closed: true, updatedAt } });

/** Sets the product's capacity on days without their own, but never below the seats taken. */
export const followProduct = (tx: Tx, productId: string): Promise<number> => tx.$executeRaw`
  WITH held AS (
    SELECT departures.id, greatest(taken, seats_per_day) AS places
    FROM departures JOIN products ON products.id = product_id
    WHERE product_id = ${productId}::uuid AND NOT adjusted AND capacity <> greatest(taken, seats_per_day)
    ORDER BY departures.id FOR UPDATE OF departures
  )
  UPDATE departures SET capacity = places, updated_at = updated_at + interval '1 millisecond'
  FROM held WHERE departures.id = held.id`;

export const factsOf = ({ capacity, adjusted, closed, note }: PlannedDay) => ({
  places: capacity,
  own_number: adjusted,
  closed,
  note: note as LocalisedLine | null,
});

/** Maps departures by their day, or by day and time if they are not the usual departure of the day. */
export const factsByDeparture = (departures: PlannedDay[], usual: PlannedDay[]) =>
  Object.fromEntries(
    departures.map((departure) => {
      const day = toDay(departure.date);
      const isUsual = usual.some(({ id }) => id === departure.id);
      return [isUsual ? day : `${day} ${departure.time}`, factsOf(departure)];
    }),
  );
