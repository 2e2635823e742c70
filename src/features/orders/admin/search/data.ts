import { operator } from '@/config/operator';
import { env } from '@/env';
import { bookingIdPart, type SearchTerm, searchTerms } from '@/features/orders/admin/domain/search-terms';
import type { AllOrdersInput } from '@/features/orders/admin/schema';
import { type ListedOrder, listedInclude } from '@/features/orders/data';
import { statusesWithSeats } from '@/features/orders/domain/order-state';
import { addressMarksToFind } from '@/server/crypto/address-marks';
import { keyringOf } from '@/server/crypto/keyring';
import { marksToFind } from '@/server/crypto/phone-marks';
import type { Tx } from '@/server/database/db';
import { Prisma } from '@/server/generated/prisma/client';
import { mostCounted, rowsAfter, toCount } from '@/shared/list/pages';
import { partToFind } from '@/shared/list/search-key';
import { sorting } from '@/shared/list/sorting';

const columns = { activity_date: 'activity_date', created_at: 'created_at', total: 'total' } as const;

const allOf = (conditions: Prisma.Sql[]) => Prisma.join([Prisma.sql`true`, ...conditions], ' AND ');
const anyOf = (conditions: Prisma.Sql[]) => Prisma.sql`(${Prisma.join(conditions, ' OR ')})`;

/**
 * Matches a word in the booking ID, in the customer's name or email address, in a diver's name, or as one of the pickup
 * address.
 */
function hasWord(word: string) {
  const parts = new Set([partToFind(word), partToFind(bookingIdPart(word))]);
  return anyOf([
    ...Array.from(parts, (part) => Prisma.sql`search_key LIKE ${`%${part}%`}`),
    ...addressMarksToFind(keyringOf(env), word).map((marks) => Prisma.sql`marks @> ${marks}::text[]`),
  ]);
}

/** A number is matched word by word, as a booking ID or an address may contain it, and as the phone of a diver or a guest. */
function hasTerm({ words, number }: SearchTerm) {
  const everyWord = Prisma.join(words.map(hasWord), ' AND ');
  const marks = number ? marksToFind(keyringOf(env), number, operator.country) : [];
  return marks.length > 0 ? Prisma.sql`((${everyWord}) OR marks && ${marks}::text[])` : everyWord;
}

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

const narrowedTo = (input: AllOrdersInput): Prisma.Sql[] => {
  const { status, closure, customer, attention, reason } = input;
  return [
    ...(status ? [Prisma.sql`status = ${status}::"OrderStatus"`] : []),
    ...hasItem(input),
    ...(closure ? [isClosedBy(closure)] : []),
    ...(customer ? [Prisma.sql`customer_id = ${customer}::uuid`] : []),
    ...(attention || reason ? [Prisma.sql`cardinality(attention) > 0`] : []),
    ...(reason ? [Prisma.sql`${reason} = ANY(attention)`] : []),
  ];
};

type Query = { conditions: Prisma.Sql[]; search: Prisma.Sql | null };

async function countUpToMost(db: Tx, { conditions, search }: Query): Promise<number> {
  const matching = search
    ? Prisma.sql`order_search ${conditions.length > 0 ? Prisma.sql`JOIN orders ON id = order_id` : Prisma.empty}
        WHERE ${allOf([search, ...conditions])}`
    : Prisma.sql`orders WHERE ${allOf(conditions)}`;
  const [counted] = await db.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM (SELECT FROM ${matching} LIMIT ${toCount}) AS counted`;
  return counted?.total ?? 0;
}

/** The id breaks ties, so that equal rows have a stable order across pages. */
function pageOf({ sort, after, ...page }: AllOrdersInput) {
  const { column, direction } = sorting(columns, sort);
  const [by, beyond] = [Prisma.raw(`${column}, id`), Prisma.raw(direction === 'desc' ? '<' : '>')];
  const { skip, take } = rowsAfter({ ...page, after });
  return {
    begins: after ? [Prisma.sql`(${by}) ${beyond} (SELECT ${by} FROM orders WHERE id = ${after}::uuid)`] : [],
    ordered: Prisma.sql`ORDER BY ${Prisma.raw(`${column} ${direction}, id ${direction}`)} LIMIT ${take} OFFSET ${skip}`,
  };
}

/**
 * What few orders have is looked up and sorted; what many have is met soon on the way through the list in its order,
 * where sorting all of them would take as long as there are many.
 */
function idsOf({ conditions, search }: Query, input: AllOrdersInput, total: number): Prisma.Sql {
  const { begins, ordered } = pageOf(input);
  const all = [...conditions, ...begins];
  if (!search) return Prisma.sql`SELECT id FROM orders WHERE ${allOf(all)} ${ordered}`;
  if (total <= mostCounted)
    return Prisma.sql`
      WITH found AS MATERIALIZED (SELECT order_id FROM order_search WHERE ${search})
      SELECT id FROM found JOIN orders ON id = order_id WHERE ${allOf(all)} ${ordered}`;
  return Prisma.sql`
    SELECT id FROM orders WHERE ${allOf(all)} AND (SELECT ${search} FROM order_search WHERE order_id = orders.id) ${ordered}`;
}

/** One page of matching orders, and how many there are. */
export async function ordersBy(db: Tx, input: AllOrdersInput): Promise<{ rows: ListedOrder[]; total: number }> {
  const search = input.search ? allOf(searchTerms(input.search).map(hasTerm)) : null;
  const query = { conditions: narrowedTo(input), search };
  const total = await countUpToMost(db, query);
  if (total === 0) return { rows: [], total };
  const ids = (await db.$queryRaw<{ id: string }[]>(idsOf(query, input, total))).map(({ id }) => id);
  const rows = await db.order.findMany({ where: { id: { in: ids } }, include: listedInclude });
  return { rows: rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)), total };
}
