import type { Part } from '@/features/outings/domain/parts';
import type { Tx } from '@/server/database/db';
import { Prisma } from '@/server/generated/prisma/client';
import { type Day, daysBetween, toDate, toDay } from '@/shared/time/days';
import { firstOf, type Month, monthOf } from '@/shared/time/month';
import type { Span } from './domain/months';
import type { WorkLine } from './domain/pay-lines';
import { type LedProduct, ledOn, type Titles, type Work } from './domain/work';
import type { ExtraKind, NewLine } from './schema';

type LedRow = {
  date: Day;
  member: string;
  departure: string;
  product: string;
  first: Day;
  boat: string | null;
  part: Part;
};
type SteeredRow = { date: Day; member: string; boat: string; name: string; kind: 'boat' | 'van'; part: Part };
type ProductRow = LedProduct & { id: string; titles: Titles };

const firstPart = Prisma.sql`(SELECT min(part) FROM unnest(products.parts) AS part)`;
const of = (column: string, member: string | null) =>
  member === null ? Prisma.sql`${Prisma.raw(column)} IS NOT NULL` : Prisma.sql`${Prisma.raw(column)} = ${member}::uuid`;

/** Groups with guests led by a member on published days. */
const ledGroups = (db: Tx, { from, to }: Span, member: string | null) => db.$queryRaw<LedRow[]>`
  SELECT DISTINCT led.date::text, led.leader_id AS member, led.departure_id AS departure, products.id AS product,
    departures.date::text AS first, stay.boat_id AS boat, ${firstPart} AS part
  FROM dive_groups AS led
  JOIN days ON days.date = led.date AND days.published_at IS NOT NULL
  JOIN departures ON departures.id = led.departure_id
  JOIN products ON products.id = departures.product_id
  LEFT JOIN departure_days AS stay ON stay.departure_id = led.departure_id AND stay.date = led.date
  WHERE led.date BETWEEN ${from}::date AND ${to}::date AND ${of('led.leader_id', member)} AND EXISTS (
    SELECT FROM group_members JOIN order_items ON order_items.id = item_id
    WHERE group_id = led.id AND order_items.state = 'booked')`;

/** Boats and vans with guests steered by a member on published days. */
const steeredBoats = (db: Tx, { from, to }: Span, member: string | null) => db.$queryRaw<SteeredRow[]>`
  SELECT outings.date::text, outings.captain_id AS member, boats.id AS boat, boats.name, boats.kind, outings.part
  FROM outings
  JOIN days ON days.date = outings.date AND days.published_at IS NOT NULL
  JOIN boats ON boats.id = outings.boat_id
  WHERE outings.date BETWEEN ${from}::date AND ${to}::date AND ${of('outings.captain_id', member)} AND EXISTS (
    SELECT FROM departure_days AS stay
    JOIN departures ON departures.id = stay.departure_id JOIN products ON products.id = departures.product_id
    WHERE stay.date = outings.date AND stay.boat_id = outings.boat_id AND stay.people > 0
      AND ${firstPart} = outings.part)`;

/** Reads only titles, because product texts are long. */
const productsOf = (db: Tx, ids: string[]) => db.$queryRaw<ProductRow[]>`
  SELECT id, kind, dive_count AS "diveCount", duration_days AS "durationDays", to_json(transport) AS transport,
    to_json(led_by) AS "ledBy", (
      SELECT coalesce(jsonb_object_agg(lng, text ->> 'title'), '{}') FROM jsonb_each(texts) AS language (lng, text)
      WHERE text ->> 'title' > ''
    ) AS titles
  FROM products WHERE id = ANY(${ids}::uuid[])`;

/** Work on published days, of one member or of everybody, in order. */
export async function worksBetween(db: Tx, span: Span, member: string | null): Promise<Work[]> {
  const [led, steered] = [await ledGroups(db, span, member), await steeredBoats(db, span, member)];
  const ids = [...new Set(led.map(({ product }) => product))];
  const products = new Map((ids.length > 0 ? await productsOf(db, ids) : []).map((row) => [row.id, row]));
  const works = [
    ...led.flatMap(({ date, member: whom, departure, product, first, boat, part }): (Work & { part: Part })[] => {
      const row = products.get(product);
      if (!row) return [];
      const outing = boat === null ? { date, departure } : { date, boat, part };
      const about = { date, member: whom, outing, subject: departure, titles: row.titles, part };
      return [{ ...about, ...ledOn(row, daysBetween(first, date)) }];
    }),
    ...steered.map(({ date, member: whom, boat, name, kind, part }) => ({
      ...{ date, member: whom, outing: { date, boat, part }, subject: boat, titles: { en: name }, part },
      ...{ role: kind === 'boat' ? ('captain' as const) : ('driver' as const), dives: 0, courseDays: null },
    })),
  ];
  const order: readonly Part[] = ['morning', 'afternoon', 'night'];
  return works
    .sort(
      (one, other) =>
        one.date.localeCompare(other.date) ||
        order.indexOf(one.part) - order.indexOf(other.part) ||
        one.subject.localeCompare(other.subject),
    )
    .map(({ part, ...work }) => work);
}

const withCloser = {
  closedBy: { select: { id: true, firstName: true, lastName: true, erasedAt: true } },
} satisfies Prisma.PayMonthInclude;
export type MonthRow = Prisma.PayMonthGetPayload<{ include: typeof withCloser }>;

export const closedMonth = (db: Tx, month: Month): Promise<MonthRow | null> =>
  db.payMonth.findUnique({ where: { month: toDate(firstOf(month)) }, include: withCloser });

/** Closed months that overlap the span. */
export async function closedMonthsWithin(db: Tx, { from, to }: Span): Promise<Month[]> {
  const rows = await db.payMonth.findMany({
    where: { month: { gte: toDate(firstOf(monthOf(from))), lte: toDate(to) } },
    orderBy: { month: 'desc' },
  });
  return rows.map(({ month }) => monthOf(toDay(month)));
}

/** Serialises closing a month and adding lines. */
export const lockMonths = (tx: Tx) => tx.$executeRaw`LOCK TABLE pay_months IN SHARE ROW EXCLUSIVE MODE`;

export type StoredLine = {
  uuid: string | null;
  member: string;
  name: string;
  kind: WorkLine['kind'] | ExtraKind;
  date: Day | null;
  role: WorkLine['role'] | null;
  titles: Titles;
  dives: number;
  parts: number;
  rate: number | null;
  amount: number;
  paid: boolean;
  reason: string | null;
  corrects: Month | null;
};

const dayOrNull = (date: Date | null) => date && toDay(date);
const monthOrNull = (date: Date | null) => date && monthOf(toDay(date));

/** Lines as stored when the month was closed. */
export async function closedLines(db: Tx, month: Month, member: string | null): Promise<StoredLine[]> {
  const rows = await db.payLine.findMany({
    where: { month: toDate(firstOf(month)), ...(member !== null && { memberId: member }) },
    orderBy: [{ memberName: 'asc' }, { memberId: 'asc' }, { position: 'asc' }],
  });
  return rows.map(({ id, month: first, memberId, memberName, position, titles, date, corrects, ...line }) => ({
    ...{ ...line, uuid: null, member: memberId, name: memberName, titles: titles as Titles },
    ...{ date: dayOrNull(date), corrects: monthOrNull(corrects) },
  }));
}

/** Each member's pay for the span's days in closed months. */
export async function paidOnDays(db: Tx, months: readonly Month[]): Promise<Map<string, number>> {
  if (months.length === 0) return new Map();
  const rows = await db.$queryRaw<{ member: string; date: Day; amount: number }[]>`
    SELECT member_id AS member, date::text, sum(amount)::float8 AS amount FROM pay_lines
    WHERE month = ANY(${months.map(firstOf)}::date[]) AND paid AND date IS NOT NULL GROUP BY 1, 2`;
  return new Map(rows.map(({ member, date, amount }) => [`${member} ${date}`, amount]));
}

/** Lines added by staff to an open month. */
export async function extrasOf(db: Tx, month: Month, member: string | null): Promise<StoredLine[]> {
  const rows = await db.payExtra.findMany({
    where: { month: toDate(firstOf(month)), ...(member !== null && { memberId: member }) },
    include: { member: { select: { name: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ id, memberId, member: whom, kind, amount, reason, corrects }) => ({
    ...{ uuid: id, member: memberId, name: whom.name, kind, amount, reason, corrects: monthOrNull(corrects) },
    ...{ date: null, role: null, titles: {}, dives: 0, parts: 1, rate: null, paid: true },
  }));
}

export async function monthsOfExtras(db: Tx, member: string): Promise<Month[]> {
  const rows = await db.payExtra.findMany({
    where: { memberId: member },
    select: { month: true },
    distinct: ['month'],
  });
  return rows.map(({ month }) => monthOf(toDay(month)));
}

export async function namesOfCrew(db: Tx, member: string | null): Promise<Map<string, string>> {
  const where = member === null ? {} : { id: member };
  const rows = await db.crewMember.findMany({ where, select: { id: true, name: true } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type NewMonth = { month: Month; by: string; at: Date; lines: readonly StoredLine[] };

export async function insertMonth(tx: Tx, { month, by, at, lines }: NewMonth): Promise<void> {
  const first = toDate(firstOf(month));
  await tx.payMonth.create({ data: { month: first, closedById: by, closedAt: at } });
  await tx.payLine.createMany({
    data: lines.map(({ uuid, member, name, date, corrects, ...line }, position) => ({
      ...{ ...line, month: first, memberId: member, memberName: name, position },
      ...{ date: date && toDate(date), corrects: corrects && toDate(firstOf(corrects)) },
    })),
  });
}

/** `amount` carries its sign: negative for an advance. */
type Extra = Omit<NewLine, 'amount'> & { amount: number; by: string; at: Date };

export const insertExtra = (tx: Tx, { member, month, kind, amount, reason, corrects, by, at }: Extra) =>
  tx.payExtra.create({
    data: {
      ...{ memberId: member, month: toDate(firstOf(month)), kind, amount, reason },
      ...{ corrects: corrects && toDate(firstOf(corrects)), createdById: by, createdAt: at },
    },
  });

export async function extraById(tx: Tx, id: string) {
  const row = await tx.payExtra.findUnique({ where: { id }, include: { member: { select: { name: true } } } });
  return row && { ...row, month: monthOf(toDay(row.month)) };
}

export const deleteExtra = (tx: Tx, id: string) => tx.payExtra.delete({ where: { id } });
