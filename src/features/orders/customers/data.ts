import { comesAlong } from '@/features/orders/domain/order-state';
import type { Tx } from '@/server/database/db';
import { type Day, toDate } from '@/shared/time/days';

const newestFirst = [{ order: { createdAt: 'desc' } }, { orderId: 'desc' }, { position: 'asc' }] as const;

/** The divers of these customers' orders, latest order first. */
export const diversOfCustomers = (db: Tx, ids: string[]) =>
  db.orderDiver.findMany({
    where: { order: { customerId: { in: ids }, anonymisedAt: null } },
    include: { order: { select: { customerId: true } } },
    orderBy: [...newestFirst],
  });
export type DiverOfCustomer = Awaited<ReturnType<typeof diversOfCustomers>>[number];

export async function guestsWithPhone(db: Tx, ids: string[]): Promise<{ id: string; sealedPhone: string }[]> {
  const guests = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, sealedPhone: true } });
  return guests.flatMap(({ id, sealedPhone }) => (sealedPhone === null ? [] : { id, sealedPhone }));
}

export async function orderIdsOf(db: Tx, customerIds: string[]): Promise<Map<string, string>> {
  const orders = await db.order.findMany({
    where: { customerId: { in: customerIds } },
    select: { id: true, customerId: true },
  });
  return new Map(orders.map(({ id, customerId }) => [id, customerId]));
}

/** The dives of booked items that are over. */
export const divesUntil = (db: Tx, customerIds: string[], today: Day) => db.$queryRaw<{ id: string; dives: number }[]>`
  SELECT customer_id AS id, sum(products.dive_count)::int AS dives
  FROM orders JOIN order_items AS item ON item.order_id = orders.id JOIN products ON products.id = item.product_id
  WHERE customer_id = ANY(${customerIds}::uuid[]) AND item.state = 'booked' AND item.last_day < ${toDate(today)}::date
    AND status::text = ANY(${comesAlong})
  GROUP BY customer_id`;

export const customersWithMarks = async (db: Tx, marks: string[]): Promise<string[]> => {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT customer_id AS id FROM orders JOIN order_divers ON order_divers.order_id = orders.id
    WHERE phone_marks && ${marks}::text[]
    UNION SELECT id FROM users WHERE phone_marks && ${marks}::text[]`;
  return rows.map(({ id }) => id);
};

/**
 * Finds other customers with the same phone, which is that of the first diver of their orders, or their own if they are
 * walk-ins. The first mark of a number covers all its digits.
 */
export const customersWithPhoneOf = async (db: Tx, id: string, most: number): Promise<string[]> => {
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH mine AS (
      SELECT phone_marks[1:1] AS mark FROM users WHERE id = ${id}::uuid AND cardinality(phone_marks) > 0
      UNION
      SELECT order_divers.phone_marks[1:1] FROM orders JOIN order_divers ON order_divers.order_id = orders.id
      WHERE orders.customer_id = ${id}::uuid AND position = 0 AND cardinality(order_divers.phone_marks) > 0
    )
    SELECT other.id FROM (
      SELECT users.id FROM mine JOIN users ON users.phone_marks @> mine.mark
      WHERE users.erased_at IS NULL AND users.role <> 'ADMIN'
      UNION
      SELECT orders.customer_id FROM mine
        JOIN order_divers ON order_divers.phone_marks @> mine.mark AND order_divers.position = 0
        JOIN orders ON orders.id = order_divers.order_id
    ) AS other
    WHERE other.id <> ${id}::uuid ORDER BY 1 LIMIT ${most}`;
  return rows.map(({ id: other }) => other);
};
