import { operator } from '@/config/operator';
import { env } from '@/env';
import { departureTimes } from '@/features/availability/queries/departure-times';
import { productTexts } from '@/features/catalogue/schema';
import type { CountedOrders } from '@/features/orders/admin/domain/departures';
import { bookingIdPart, type SearchTerm, searchTerms } from '@/features/orders/admin/domain/search-terms';
import { type ListedOrder, listedInclude, type OrderRow, orderInclude } from '@/features/orders/data';
import { comesAlong } from '@/features/orders/domain/order-state';
import { orderSnapshot } from '@/features/orders/schema';
import { addressMarksToFind } from '@/server/crypto/address-marks';
import { keyringOf } from '@/server/crypto/keyring';
import { marksToFind } from '@/server/crypto/phone-marks';
import type { Tx } from '@/server/database/db';
import { Prisma } from '@/server/generated/prisma/client';
import { rowsOf } from '@/shared/list/pages';
import { sorting } from '@/shared/list/sorting';
import type { Locale } from '@/shared/locale/locales';
import { textsIn } from '@/shared/schema/localised';
import { type Day, toDate, toDay } from '@/shared/time/days';
import { pickupOf } from '@/shared/time/pickup';
import type { AllOrdersInput } from './schema';

const columns = { activity_date: 'activity_date', created_at: 'created_at', total: 'total' } as const;

/** The id breaks ties, so that equal rows have a stable order across pages. */
function orderedBy(sort: AllOrdersInput['sort']) {
  const { column, direction } = sorting(columns, sort);
  return Prisma.raw(`${column} ${direction}, id ${direction}`);
}

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The address was marked with one of the keys. */
const hasAddress = (word: string) =>
  addressMarksToFind(keyringOf(env), word).map((marks) => Prisma.sql`OR address_marks @> ${marks}::text[]`);

/**
 * Matches a word in the booking ID, in the customer's name or email address, in a diver's name, or as one of the pickup
 * address.
 */
function hasWord(word: string) {
  const pattern = containing(word);
  return Prisma.sql`(
    replace(booking_id, '-', '') ILIKE ${containing(bookingIdPart(word))}
    ${Prisma.join([Prisma.empty, ...hasAddress(word)], ' ')}
    OR customer_id IN (SELECT id FROM users WHERE concat_ws(' ', first_name, last_name, email, concat(last_name, first_name)) ILIKE ${pattern})
    OR id IN (SELECT order_id FROM order_divers WHERE full_name ILIKE ${pattern}))`;
}

const hasPhone = (marks: string[]) =>
  Prisma.sql`(id IN (SELECT order_id FROM order_divers WHERE phone_marks && ${marks}::text[])
    OR customer_id IN (SELECT id FROM users WHERE phone_marks && ${marks}::text[]))`;

/** A number is matched word by word, as a booking ID or an address may contain it, and as the phone of a diver or a guest. */
function hasTerm({ words, number }: SearchTerm) {
  const everyWord = Prisma.join(words.map(hasWord), ' AND ');
  const marks = number ? marksToFind(keyringOf(env), number, operator.country) : [];
  return marks.length > 0 ? Prisma.sql`((${everyWord}) OR ${hasPhone(marks)})` : everyWord;
}

/** Paid or awaiting payment: both hold seats. */
const statusesWithSeats = [...comesAlong, 'pending_payment' as const];

/** Matches orders that hold seats on a day of the closure, or the night before, in an area that the closure covers. */
const isClosedBy = (closure: string) => Prisma.sql`(
  status = ANY(${statusesWithSeats}::"OrderStatus"[]) AND id IN (
    SELECT order_id FROM closures JOIN order_items AS item ON item.activity_date <= to_date
    JOIN products ON products.id = item.product_id
    WHERE closures.id = ${closure}::uuid AND item.holds_seats
      AND item.last_day >= from_date - (night_before AND 'night' = ANY(parts))::int
      AND (cardinality(areas) = 0 OR area = ANY(areas) OR served_areas && areas)))`;

type Filters = Pick<AllOrdersInput, 'from' | 'to' | 'on' | 'product'>;

const conditionsOf = ({ from, to, on, product }: Filters): Prisma.Sql[] => [
  ...(from ? [Prisma.sql`item.activity_date >= ${from}::date`] : []),
  ...(to ? [Prisma.sql`item.activity_date <= ${to}::date`] : []),
  ...(on ? [Prisma.sql`item.activity_date <= ${on}::date AND item.last_day >= ${on}::date`] : []),
  ...(product ? [Prisma.sql`item.product_id = (SELECT id FROM products WHERE slug = ${product})`] : []),
];

/** Matches orders with one item to which all of these apply; of an order that goes on, a booked one. */
function hasItem(filters: Filters): Prisma.Sql[] {
  const conditions = conditionsOf(filters);
  if (conditions.length === 0) return [];
  return [
    Prisma.sql`EXISTS (
      SELECT FROM order_items AS item WHERE item.order_id = orders.id AND ${Prisma.join(conditions, ' AND ')}
        AND item.holds_seats = orders.holds_seats)`,
  ];
}

/** The ids of the items by which these orders match; none without a filter of items. */
export async function matchingItems(db: Tx, orders: string[], filters: Filters): Promise<Set<string>> {
  const conditions = conditionsOf(filters);
  if (conditions.length === 0) return new Set();
  const items = await db.$queryRaw<{ id: string }[]>`
    SELECT item.id FROM order_items AS item JOIN orders ON orders.id = item.order_id
    WHERE orders.id = ANY(${orders}::uuid[]) AND ${Prisma.join(conditions, ' AND ')}
      AND item.holds_seats = orders.holds_seats`;
  return new Set(items.map(({ id }) => id));
}

function narrowedTo(input: AllOrdersInput) {
  const { status, closure, customer, attention, reason, search } = input;
  const conditions = [
    Prisma.sql`true`,
    ...(status ? [Prisma.sql`status = ${status}::"OrderStatus"`] : []),
    ...hasItem(input),
    ...(closure ? [isClosedBy(closure)] : []),
    ...(customer ? [Prisma.sql`customer_id = ${customer}::uuid`] : []),
    ...(attention ? [Prisma.sql`cardinality(attention) > 0`] : []),
    ...(reason ? [Prisma.sql`${reason} = ANY(attention)`] : []),
    ...(search ? searchTerms(search).map(hasTerm) : []),
  ];
  return Prisma.join(conditions, ' AND ');
}

/**
 * Returns one page of matching orders and their total in one query: running the name search again for the total would
 * double its cost, and an OR over joined tables is as slow as all branches together.
 */
export async function ordersBy(db: Tx, input: AllOrdersInput): Promise<{ rows: ListedOrder[]; total: number }> {
  const where = narrowedTo(input);
  const { skip, take } = rowsOf(input);
  const found = await db.$queryRaw<{ id: string; total: number }[]>`
    SELECT id, (count(*) OVER ())::int AS total FROM orders WHERE ${where}
    ORDER BY ${orderedBy(input.sort)} LIMIT ${take} OFFSET ${skip}`;
  if (!found[0]) {
    const [all] = skip
      ? await db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM orders WHERE ${where}`
      : [];
    return { rows: [], total: all?.total ?? 0 };
  }
  const ids = found.map(({ id }) => id);
  const rows = await db.order.findMany({ where: { id: { in: ids } }, include: listedInclude });
  return { rows: rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)), total: found[0].total };
}

/** Every order with an item that is out on a day, in pickup order. */
export const ordersOfDay = (db: Tx, day: Day): Promise<OrderRow[]> =>
  db.order.findMany({
    where: {
      items: { some: { state: 'booked', activityDate: { lte: toDate(day) }, lastDay: { gte: toDate(day) } } },
      status: { in: [...comesAlong] },
    },
    include: orderInclude,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });

const pickupTerms = orderSnapshot.pick({ pickup: true, transfers: true });
type Group = {
  first: Date;
  last: Date;
  departureId: string;
  area: string | null;
  status: (typeof statusesWithSeats)[number];
  fetching: unknown;
  orders: number;
  divers: number;
};

/** Counts the orders and divers of booked items between two days, by departure, pickup and status. */
export async function countedOrders(db: Tx, from: Day, to: Day): Promise<CountedOrders[]> {
  const groups = await db.$queryRaw<Group[]>`
    SELECT item.activity_date AS first, item.last_day AS last, item.departure_id AS "departureId", pickup_area AS area,
      status,
      jsonb_build_object('pickup', item.snapshot -> 'pickup', 'transfers', item.snapshot -> 'transfers') AS fetching,
      count(DISTINCT orders.id)::int AS orders, sum(item.diver_count)::int AS divers
    FROM order_items AS item JOIN orders ON orders.id = item.order_id
    WHERE item.activity_date <= ${to}::date AND item.last_day >= ${from}::date AND item.state = 'booked'
      AND status = ANY(${statusesWithSeats}::"OrderStatus"[])
    GROUP BY 1, 2, 3, 4, 5, 6`;
  return groups.map(({ first, last, area, status, fetching, ...counted }) => ({
    ...counted,
    first: toDay(first),
    last: toDay(last),
    status,
    pickup: pickupOf(pickupTerms.parse(fetching), area),
  }));
}

export async function departuresBy(db: Tx, ids: string[], locale: Locale) {
  const rows = await db.departure.findMany({
    where: { id: { in: ids } },
    include: { product: { select: { slug: true, texts: true } } },
  });
  const times = await departureTimes(db, ids);
  const departures = rows.map(({ id, date, time, capacity, taken, closed, product: { slug, texts } }) => ({
    id,
    first: toDay(date),
    time,
    several: times(id).isChoice,
    capacity,
    taken,
    closed,
    product: { slug, title: textsIn(productTexts.parse(texts), locale).title },
  }));
  return departures.sort(
    (one, other) =>
      one.product.title.localeCompare(other.product.title, locale) ||
      one.first.localeCompare(other.first) ||
      one.time.localeCompare(other.time),
  );
}

/** The products' slugs of today by their ids. */
export async function slugsOf(db: Tx, ids: string[]): Promise<Map<string, string>> {
  const products = await db.product.findMany({ where: { id: { in: ids } }, select: { id: true, slug: true } });
  return new Map(products.map(({ id, slug }) => [id, slug]));
}

/** Includes products that are no longer on offer. */
export const productsWithOrders = (db: Tx) =>
  db.product.findMany({ where: { orderItems: { some: {} } }, select: { slug: true, texts: true } });
