import { meetingTimeAt } from '@/features/catalogue/domain/departure-time';
import { productTexts } from '@/features/catalogue/schema';
import { worksOn } from '@/features/crew/domain/duty';
import { papers } from '@/features/crew/schema';
import { isInService, outOfServiceOn } from '@/features/fleet/domain/in-service';
import { needsOnDay } from '@/features/outings/domain/stay';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import type { Locale } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import { textsIn } from '@/shared/schema/localised';
import { type Day, toDate, toDay } from '@/shared/time/days';
import type { BoardDeparture, BoardGroup, BoardMember, BoardOuting, BoardVehicle } from './domain/board-day';
import type { BoardDifference } from './domain/difference';

const within = (from: Day, to: Day) => ({ gte: toDate(from), lte: toDate(to) });

/** The most dives shown for a day, since a product's count may mean something else. */
const maxDives = 4;

const ofProduct = {
  ...{ id: true, kind: true, texts: true, departureTime: true, meetingTime: true, diveCount: true, durationDays: true },
  ...{ transport: true, ledBy: true, diversPerGuide: true, parts: true, servedAreas: true },
} as const;
const withDeparture = {
  departure: { select: { date: true, time: true, product: { select: ofProduct } } },
} satisfies Prisma.DepartureDayInclude;
type DepartureRow = Prisma.DepartureDayGetPayload<{ include: typeof withDeparture }>;
type ProductRow = DepartureRow['departure']['product'];

/** Reads each product's long texts once for all its departures. */
function titlesIn(locale: Locale): (product: ProductRow) => string {
  const titles = new Map<string, string>();
  return ({ id, texts }) => {
    const title = titles.get(id) ?? textsIn(productTexts.parse(texts), locale).title;
    titles.set(id, title);
    return title;
  };
}

const toDeparture = ({ departure, ...row }: DepartureRow, titleOf: (product: ProductRow) => string): BoardDeparture => {
  const { product } = departure;
  const needs = { ...product, areas: product.servedAreas };
  return {
    id: row.departureId,
    title: titleOf(product),
    time: meetingTimeAt(product, departure.time) ?? departure.time,
    dives: Math.min(maxDives, Math.ceil(product.diveCount / Math.max(1, Math.ceil(product.durationDays)))),
    isDived: product.diveCount > 0 || product.kind !== 'activity',
    needs: needsOnDay({ date: toDay(departure.date), needs }, toDay(row.date)),
    people: row.people,
    vehicle: row.boatId,
    pinned: row.pinned,
    published: row.published,
  };
};

type OnDay<T> = { date: Day; row: T };

/** Lists the departures of these days, sorted by the arrival time of the guests. */
export async function departuresBetween(db: Tx, from: Day, to: Day, locale: Locale): Promise<OnDay<BoardDeparture>[]> {
  const rows = await db.departureDay.findMany({ where: { date: within(from, to) }, include: withDeparture });
  const titleOf = titlesIn(locale);
  return rows
    .map((row) => ({ date: toDay(row.date), row: toDeparture(row, titleOf) }))
    .sort(
      ({ row: one }, { row: other }) =>
        one.time.localeCompare(other.time) || one.title.localeCompare(other.title) || (one.id < other.id ? -1 : 1),
    );
}

export async function outingsBetween(db: Tx, from: Day, to: Day): Promise<OnDay<BoardOuting>[]> {
  const rows = await db.outing.findMany({ where: { date: within(from, to) } });
  return rows.map(({ date, boatId: vehicle, part, captainId: captain, pinned }) => ({
    date: toDay(date),
    row: { vehicle, part, captain, pinned },
  }));
}

export async function groupsBetween(db: Tx, from: Day, to: Day): Promise<OnDay<BoardGroup>[]> {
  const rows = await db.diveGroup.findMany({
    where: { date: within(from, to) },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ id, date, departureId: departure, leaderId: leader, pinned }) => ({
    date: toDay(date),
    row: { id, departure, leader, pinned },
  }));
}

/** The divers of each group, with its leader. */
export async function membersBetween(db: Tx, from: Day, to: Day) {
  const rows = await db.groupMember.findMany({
    where: { date: within(from, to) },
    include: { group: { select: { leaderId: true } } },
  });
  return rows.map(({ itemId, diverId, groupId, pinned, date, group }) => ({
    date: toDay(date),
    row: { item: itemId, diver: diverId, group: groupId, pinned, leader: group.leaderId },
  }));
}

/** Returns boats and vans by day; inactive vehicles only on days for which they are planned. */
export async function vehiclesOn(db: Tx, from: Day, to: Day): Promise<(date: Day) => BoardVehicle[]> {
  const planned = { some: { date: within(from, to) } };
  const rows = await db.boat.findMany({
    where: { OR: [{ active: true }, { departures: planned }, { outings: planned }] },
    include: { outOfService: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  const vehicles = rows.map(({ outOfService, ...row }) => ({
    ...row,
    out_of_service: outOfService.map(({ from, to, reason }) => ({ from: toDay(from), to: toDay(to), reason })),
  }));
  return (date) =>
    vehicles.map((vehicle) => {
      const { id, name, kind, seats, areas } = vehicle;
      const outOfService = outOfServiceOn(vehicle, date) ?? null;
      return { id, name, kind, seats, areas, inService: isInService(vehicle, date), outOfService };
    });
}

export async function crewOn(db: Tx, from: Day, to: Day): Promise<(date: Day) => BoardMember[]> {
  const planned = { some: { date: within(from, to) } };
  const rows = await db.crewMember.findMany({
    where: { OR: [{ active: true }, { steers: planned }, { leads: planned }] },
    include: { days: { where: { date: within(from, to) } } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  const dateOf = { insurance: 'insuranceUntil', first_aid: 'firstAidUntil', licence: 'licenceUntil' } as const;
  const crew = rows.map((row) => ({
    ...row,
    exceptions: new Map(row.days.map((day) => [toDay(day.date), day.works])),
    until: papers.flatMap((paper) => {
      const until = row[dateOf[paper]];
      return until === null ? [] : [{ paper, last: toDay(until) }];
    }),
  }));
  return (date) =>
    crew.map((member) => {
      const { id, name, roles, languages, until } = member;
      const expired = until.find(({ last }) => last < date)?.paper ?? null;
      return { id, name, roles, languages, isWorking: worksOn(member, date), expired };
    });
}

/**
 * Reads the version of the whole board in one statement: the day's own version, and the last changes to boats, crew,
 * roster and products. Seats and groups raise the day's version; a form, a hotel, a phone or a payment does not, so the
 * ids of the last transactions on the rows of guests and orders are included, and the number of payments.
 */
export async function boardVersion(db: Tx, date: Day): Promise<string> {
  const [row] = await db.$queryRaw<{ version: number; others: string }[]>`
    SELECT coalesce((SELECT version FROM days WHERE date = ${date}::date), 0) AS version, md5(concat_ws('|',
      (SELECT concat(count(*), max(updated_at)) FROM boats),
      (SELECT string_agg(id::text, ',' ORDER BY id) FROM out_of_service_spans
        WHERE ${date}::date BETWEEN from_date AND to_date),
      (SELECT concat(count(*), max(updated_at)) FROM crew_members),
      (SELECT string_agg(concat(member_id, works), ',' ORDER BY member_id) FROM crew_days WHERE date = ${date}::date),
      (SELECT max(products.updated_at) FROM departure_days AS stay
        JOIN departures ON departures.id = stay.departure_id JOIN products ON products.id = departures.product_id
        WHERE stay.date = ${date}::date),
      (SELECT string_agg(concat(guest.item_id, items.xmin, guest.diver_id, divers.xmin), ',' ORDER BY guest.item_id, guest.diver_id)
        FROM departure_days AS stay JOIN order_items AS items ON items.departure_id = stay.departure_id
        JOIN order_item_divers AS guest ON guest.item_id = items.id
        JOIN order_divers AS divers ON divers.id = guest.diver_id
        WHERE stay.date = ${date}::date AND items.state = 'booked'),
      (SELECT string_agg(concat(orders.id, orders.xmin, users.sealed_phone,
          (SELECT count(*) FROM ledger_entries WHERE order_id = orders.id),
          (SELECT string_agg(xmin::text, ',' ORDER BY id) FROM refunds WHERE order_id = orders.id)), ',' ORDER BY orders.id)
        FROM orders JOIN users ON users.id = orders.customer_id
        WHERE orders.id IN (SELECT items.order_id FROM departure_days AS stay
          JOIN order_items AS items ON items.departure_id = stay.departure_id
          WHERE stay.date = ${date}::date AND items.state = 'booked'))
    )) AS others`;
  return `${row?.version ?? 0}-${row?.others ?? ''}`;
}

export const makeDay = (tx: Tx, date: Day) =>
  tx.$executeRaw`INSERT INTO days (date) VALUES (${date}::date) ON CONFLICT DO NOTHING`;

export const dayRow = (db: Tx, date: Day) =>
  db.operatingDay.findUnique({ where: { date: toDate(date) }, include: { publishedBy: true } });

export async function publishedDays(db: Tx, from: Day, to: Day): Promise<Set<Day>> {
  const rows = await db.operatingDay.findMany({ where: { date: within(from, to), publishedAt: { not: null } } });
  return new Set(rows.map(({ date }) => toDay(date)));
}

export const publisherName = (row: Awaited<ReturnType<typeof dayRow>>): string | null =>
  row?.publishedBy && row.publishedBy.erasedAt === null ? fullName(row.publishedBy) : null;

async function writeGroups(tx: Tx, date: Day, difference: BoardDifference): Promise<void> {
  const { removedGroups, changedGroups, madeGroups } = difference;
  if (removedGroups.length > 0) await tx.diveGroup.deleteMany({ where: { id: { in: removedGroups } } });
  for (const { id, leader: leaderId, pinned } of changedGroups)
    await tx.diveGroup.update({ where: { id }, data: { leaderId, pinned } });
  for (const { id, departure: departureId, leader: leaderId, pinned } of madeGroups) {
    const last = await tx.diveGroup.aggregate({
      where: { date: toDate(date), departureId },
      _max: { position: true },
    });
    const position = (last._max.position ?? -1) + 1;
    await tx.diveGroup.create({ data: { id, date: toDate(date), departureId, leaderId, pinned, position } });
  }
}

/** Writes the changes and raises the version of the day; the caller must have locked it. */
export async function writeDifference(tx: Tx, day: Day, difference: BoardDifference): Promise<void> {
  const date = toDate(day);
  for (const { id: departureId, vehicle: boatId, pinned, published } of difference.departures)
    await tx.departureDay.update({
      where: { departureId_date: { departureId, date } },
      data: { boatId, pinned, published },
    });
  for (const { vehicle: boatId, part, captain: captainId, pinned } of difference.outings)
    await tx.outing.upsert({
      where: { date_boatId_part: { date, boatId, part } },
      create: { date, boatId, part, captainId, pinned },
      update: { captainId, pinned },
    });
  await writeGroups(tx, day, difference);
  const moved = difference.divers;
  if (moved.length > 0) {
    const whom = moved.map(({ item: itemId, diver: diverId }) => ({ itemId, diverId }));
    await tx.groupMember.deleteMany({ where: { date, OR: whom } });
    await tx.groupMember.createMany({
      data: moved.flatMap(({ item: itemId, diver: diverId, group: groupId, pinned }) =>
        groupId === null ? [] : [{ itemId, diverId, groupId, pinned, date }],
      ),
    });
  }
  const moves = difference.departures.length > 0;
  await tx.operatingDay.update({
    where: { date },
    data: { version: { increment: 1 }, ...(moves && { searchedBelow: null }) },
  });
}
