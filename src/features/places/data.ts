import type { Tx } from '../../server/db';
import type { Closure, Prisma } from '../../server/generated/prisma/client';
import { type Day, toDate, toDay } from '../../shared/days';
import { localisedLine } from '../../shared/localised';
import type { KnownClosure, KnownDeparture, Schedule } from './domain/schedule';

type Range = { from: Day; to: Day };

const plan = {
  id: true,
  area: true,
  bookable: true,
  weekdays: true,
  placesPerDay: true,
  cutOffHours: true,
  diversPerPackage: true,
} satisfies Prisma.ProductSelect;

const departuresIn = ({ from, to }: Range) =>
  ({
    where: { date: { gte: toDate(from), lte: toDate(to) } },
    select: { id: true, date: true, capacity: true, taken: true, closed: true, adjusted: true, note: true },
  }) satisfies Prisma.Product$departuresArgs;

type DepartureRow = Prisma.DepartureGetPayload<ReturnType<typeof departuresIn>>;

const toDeparture = ({ date, note, ...row }: DepartureRow): [Day, KnownDeparture] => [
  toDay(date),
  { ...row, note: note === null ? null : localisedLine.parse(note) },
];

const toClosure = ({ from, to, areas, reasons }: Closure): KnownClosure => ({
  from: toDay(from),
  to: toDay(to),
  areas,
  reasons: localisedLine.parse(reasons),
});

export const closuresIn = async (db: Tx, { from, to }: Range): Promise<KnownClosure[]> =>
  (await db.closure.findMany({ where: { from: { lte: toDate(to) }, to: { gte: toDate(from) } } })).map(toClosure);

/** Of an active product; null when there is none like that. */
export async function scheduleOf(
  db: Tx,
  which: { id: string } | { slug: string },
  range: Range,
): Promise<Schedule | null> {
  const found = await db.product.findFirst({
    where: { ...which, active: true },
    select: { ...plan, departures: departuresIn(range) },
  });
  if (!found) return null;
  const { departures, ...product } = found;
  return { product, departures: new Map(departures.map(toDeparture)), closures: await closuresIn(db, range) };
}

/**
 * The days of a product in the database, made as the product has them where they are not there yet. The product is
 * held so that nobody changes its places before these days are there to follow.
 */
export async function makeDepartures(tx: Tx, productId: string, days: Day[], now: Date): Promise<void> {
  const [product] = await tx.$queryRaw<{ places: number }[]>`
    SELECT places_per_day AS places FROM products WHERE id = ${productId}::uuid FOR SHARE`;
  if (!product) return;
  const rows = days.map((day) => ({ productId, date: toDate(day), capacity: product.places }));
  await tx.departure.createMany({
    data: rows.map((row) => ({ ...row, createdAt: now, updatedAt: now })),
    skipDuplicates: true,
  });
}

export const departureOn = (db: Tx, productId: string, day: Day) =>
  db.departure.findUniqueOrThrow({ where: { productId_date: { productId, date: toDate(day) } } });

export const departureById = (db: Tx, id: string) =>
  db.departure.findUniqueOrThrow({ where: { id }, include: { product: { select: { area: true } } } });

/** Several are always locked in the order of their ids, so that nobody waits for somebody who waits for them. */
export const lockDepartures = (tx: Tx, ids: string[]) =>
  tx.$queryRaw<{ id: string }[]>`SELECT id FROM departures WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;

/** True when there were so many places left and the day was not closed: looking and taking are one. */
export async function takePlaces(tx: Tx, departureId: string, divers: number): Promise<boolean> {
  const taken = await tx.$executeRaw`
    UPDATE departures SET taken = taken + ${divers}
    WHERE id = ${departureId}::uuid AND NOT closed AND taken + ${divers} <= capacity`;
  return taken === 1;
}

export const givePlacesBack = (tx: Tx, departureId: string, divers: number): Promise<number> =>
  tx.$executeRaw`UPDATE departures SET taken = taken - ${divers} WHERE id = ${departureId}::uuid`;
