import { operator } from '@/config/operator';
import { env } from '@/env';
import type { AllOrdersInput } from '@/features/order-desk/schema';
import { inText } from '@/features/orders/data/in-text';
import { isOnWithOrder, overlapsDays } from '@/features/orders/data/items';
import { type ListedOrder, listedInclude } from '@/features/orders/data/orders';
import { statusesWithSeats } from '@/features/orders/domain/order-state';
import type { SearchTerm } from '@/features/orders/domain/search-terms';
import { searchTerms } from '@/features/orders/domain/search-terms';
import { addressMarksToFind } from '@/server/crypto/address-marks';
import { keyringOf } from '@/server/crypto/keyring';
import { marksToFind } from '@/server/crypto/phone-marks';
import type { Tx } from '@/server/database/db';
import { Prisma } from '@/server/generated/prisma/client';
import { maxCounted, rowsAfter, toCount } from '@/shared/list/pages';
import { sorting } from '@/shared/list/sorting';

const columns = { activity_date: 'activity_date', created_at: 'created_at', total: 'total' } as const;

const allOf = (conditions: Prisma.Sql[]) => Prisma.join([Prisma.sql`true`, ...conditions], ' AND ');
const anyOf = (conditions: Prisma.Sql[]) => Prisma.sql`(${Prisma.join(conditions, ' OR ')})`;

/** Matches a word in the text of an order or as a word of its pickup address. */
function hasWord(word: string) {
  return anyOf([
    ...inText(word),
    ...addressMarksToFind(keyringOf(env), word).map((marks) => Prisma.sql`marks @> ${marks}::text[]`),
  ]);
}

/**
 * Matches a number word by word, since a booking ID or an address may contain it, and as the phone of a diver or a
 * guest.
 */
function hasTerm({ words, number }: SearchTerm) {
  const everyWord = Prisma.join(words.map(hasWord), ' AND ');
  const marks = number ? marksToFind(keyringOf(env), number, operator.country) : [];
  return marks.length > 0 ? Prisma.sql`((${everyWord}) OR marks && ${marks}::text[])` : everyWord;
}

/** Matches orders that hold seats on a day of the closure, or the night before, in an area the closure covers. */
const isClosedBy = (closure: string) => Prisma.sql`(
  orders.status = ANY(${statusesWithSeats}::"OrderStatus"[]) AND orders.id IN (
    SELECT order_id FROM closures JOIN order_items AS item ON item.activity_date <= to_date
    JOIN products ON products.id = item.product_id
    WHERE closures.id = ${closure}::uuid AND item.holds_seats
      AND item.last_day >= from_date - (night_before AND 'night' = ANY(parts))::int
      AND (cardinality(areas) = 0 OR area = ANY(areas) OR served_areas && areas)))`;

type Filters = Pick<AllOrdersInput, 'from' | 'to' | 'on' | 'seats_on' | 'departures' | 'product'>;

const holdsSeats = Prisma.sql`item.holds_seats`;

const conditionsOf = ({ from, to, on, seats_on: seatsOn, departures, product }: Filters): Prisma.Sql[] => [
  ...(from ? [Prisma.sql`item.activity_date >= ${from}::date`] : []),
  ...(to ? [Prisma.sql`item.activity_date <= ${to}::date`] : []),
  ...(on ? [overlapsDays(on, on)] : []),
  ...(seatsOn ? [overlapsDays(seatsOn, seatsOn), holdsSeats] : []),
  ...(departures ? [Prisma.sql`item.departure_id = ANY(${departures.split(',')}::uuid[])`, holdsSeats] : []),
  ...(product ? [Prisma.sql`item.product_id = (SELECT id FROM products WHERE slug = ${product})`] : []),
];

/** The ids of the items by which these orders match; empty without an item filter. */
export async function matchingItems(db: Tx, orders: string[], filters: Filters): Promise<Set<string>> {
  const conditions = conditionsOf(filters);
  if (conditions.length === 0) return new Set();
  const items = await db.$queryRaw<{ id: string }[]>`
    SELECT item.id FROM order_items AS item JOIN orders ON orders.id = item.order_id
    WHERE orders.id = ANY(${orders}::uuid[]) AND ${Prisma.join(conditions, ' AND ')}
      AND ${isOnWithOrder}`;
  return new Set(items.map(({ id }) => id));
}

/** The filters of the list, where `among` are the orders that another query found. */
type Wanted = Omit<AllOrdersInput, 'not_ready_tomorrow'> & { among?: readonly string[] | undefined };

const narrowedTo = (input: Wanted): Prisma.Sql[] => {
  const { status, closure, customer, attention, reason, among } = input;
  return [
    ...(status ? [Prisma.sql`orders.status = ${status}::"OrderStatus"`] : []),
    ...(closure ? [isClosedBy(closure)] : []),
    ...(customer ? [Prisma.sql`customer_id = ${customer}::uuid`] : []),
    ...(attention || reason ? [Prisma.sql`cardinality(attention) > 0`] : []),
    ...(reason ? [Prisma.sql`${reason} = ANY(attention)`] : []),
    ...(among ? [Prisma.sql`orders.id = ANY(${among}::uuid[])`] : []),
  ];
};

/** Conditions on the order itself, on one of its items, and on its text. */
type Query = { ofOrder: Prisma.Sql[]; ofItem: Prisma.Sql[]; search: Prisma.Sql | null };

/**
 * Starts from the most selective condition. All item conditions apply to one item, which must be booked if the order is
 * open; an order with several matching items appears several times.
 */
function found({ ofOrder, ofItem, search }: Query): Prisma.Sql {
  const conditions = allOf([...ofOrder, ...ofItem, ...(search ? [search] : [])]);
  const byText = Prisma.sql`order_search ON order_search.order_id = orders.id`;
  if (search && ofOrder.length + ofItem.length === 0)
    return Prisma.sql`SELECT order_id AS id FROM order_search WHERE ${search}`;
  if (ofItem.length === 0)
    return Prisma.sql`SELECT orders.id FROM orders ${search ? Prisma.sql`JOIN ${byText}` : Prisma.empty} WHERE ${conditions}`;
  if (search || ofOrder.length > 0)
    return Prisma.sql`
      SELECT orders.id FROM orders ${search ? Prisma.sql`JOIN ${byText}` : Prisma.empty}
      JOIN order_items AS item ON item.order_id = orders.id AND ${isOnWithOrder} WHERE ${conditions}`;
  // A booked item matches together with its order; for other items, an index of ids and statuses shows whether the
  // order has ended. OFFSET keeps the database from reading all orders first.
  return Prisma.sql`
    SELECT order_id AS id FROM order_items AS item WHERE item.holds_seats AND ${conditions}
    UNION ALL
    SELECT ended.id FROM order_items AS item CROSS JOIN LATERAL (
      SELECT id FROM orders WHERE id = item.order_id AND status <> ALL(${statusesWithSeats}::"OrderStatus"[]) OFFSET 0
    ) AS ended WHERE NOT item.holds_seats AND ${conditions}`;
}

/** Enough items to cover more orders than are counted, unless most orders have several matching items. */
const ITEMS_TO_COUNT = 2 * toCount;

async function countUpToMost(db: Tx, query: Query): Promise<number> {
  const isByItem = query.ofItem.length > 0;
  const most = isByItem ? ITEMS_TO_COUNT : toCount;
  const count = async (limit: Prisma.Sql) => {
    const [counted] = await db.$queryRaw<{ items: number; total: number }[]>`
      SELECT count(*)::int AS items, ${isByItem ? Prisma.sql`count(DISTINCT id)` : Prisma.sql`count(*)`}::int AS total
      FROM (${found(query)} ${limit}) AS found`;
    return counted ?? { items: 0, total: 0 };
  };
  const { items, total } = await count(Prisma.sql`LIMIT ${most}`);
  return items < most || total > maxCounted ? total : (await count(Prisma.empty)).total;
}

/** The id breaks ties, so that pages have a stable order. */
function pageOf({ sort, after, ...page }: Wanted) {
  const { column, direction } = sorting(columns, sort);
  const [by, beyond] = [Prisma.raw(`${column}, id`), Prisma.raw(direction === 'desc' ? '<' : '>')];
  const { skip, take } = rowsAfter({ ...page, after });
  return {
    begins: after ? [Prisma.sql`(${by}) ${beyond} (SELECT ${by} FROM orders WHERE id = ${after}::uuid)`] : [],
    ordered: Prisma.sql`ORDER BY ${Prisma.raw(`${column} ${direction}, id ${direction}`)} LIMIT ${take} OFFSET ${skip}`,
  };
}

/**
 * Looks up and sorts rare matches; finds frequent ones by reading the list in its order, because sorting all of them
 * would take long.
 */
function idsOf(query: Query, input: Wanted, total: number): Prisma.Sql {
  const { ofOrder, ofItem, search } = query;
  const { begins, ordered } = pageOf(input);
  if (total <= maxCounted && (search || ofItem.length > 0))
    return Prisma.sql`
      SELECT id FROM orders WHERE ${allOf([Prisma.sql`id = ANY(ARRAY(${found(query)}))`, ...begins])} ${ordered}`;
  const hasItem = Prisma.sql`(SELECT true FROM order_items AS item WHERE item.order_id = orders.id
    AND ${isOnWithOrder} AND ${allOf(ofItem)} LIMIT 1)`;
  const hasText = Prisma.sql`(SELECT ${search} FROM order_search WHERE order_id = orders.id)`;
  const onTheWay = [...(ofItem.length > 0 ? [hasItem] : []), ...(search ? [hasText] : [])];
  return Prisma.sql`SELECT id FROM orders WHERE ${allOf([...ofOrder, ...begins, ...onTheWay])} ${ordered}`;
}

/** One page of matching orders, and their count. */
export async function ordersBy(db: Tx, input: Wanted): Promise<{ rows: ListedOrder[]; total: number }> {
  const search = input.search ? allOf(searchTerms(input.search).map(hasTerm)) : null;
  const query = { ofOrder: narrowedTo(input), ofItem: conditionsOf(input), search };
  const total = await countUpToMost(db, query);
  if (total === 0) return { rows: [], total };
  const ids = (await db.$queryRaw<{ id: string }[]>(idsOf(query, input, total))).map(({ id }) => id);
  const rows = await db.order.findMany({ where: { id: { in: ids } }, include: listedInclude });
  return { rows: rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)), total };
}
