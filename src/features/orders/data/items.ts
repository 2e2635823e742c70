import type { ItemOffReason } from '@/features/orders/domain/item-state';
import { daysOf } from '@/features/orders/domain/lead-item';
import { statusesWithSeats } from '@/features/orders/domain/order-state';
import type { OrderSnapshot } from '@/features/orders/schema';
import type { Tx } from '@/server/database/db';
import { Prisma } from '@/server/generated/prisma/client';
import { type Day, dayAt, toDate } from '@/shared/time/days';

export const itemsInOrder = {
  orderBy: { position: 'asc' },
  include: { divers: { select: { diverId: true } } },
} satisfies Prisma.Order$itemsArgs;

export type ItemRow = Prisma.OrderItemGetPayload<typeof itemsInOrder>;
/** Leaves out the column the database computes, so that an item can be shown as written. */
export type ShownItem = Omit<ItemRow, 'lastDay'>;

type Claimed = { departureId: string; divers: number };
/** An item to end, with what the shop retains of its share, what it had waived of its price, and the refund. */
export type Ending = { id: string; retained: number; refunded: number; waived: number };

/** The people of an item, by position in the order. */
export type NewItem = {
  row: Omit<Prisma.OrderItemCreateManyInput, 'orderId'> & { id: string };
  divers: number[];
  addOns: Omit<Prisma.OrderAddOnCreateManyInput, 'orderId' | 'itemId' | 'position'>[];
};

/** Inserts the divers and add-ons of each item; the order, its people and its items must exist. */
export async function insertParts(tx: Tx, orderId: string, items: NewItem[]): Promise<void> {
  const people = items.flatMap(({ row: { id }, divers }) => divers.map((position) => ({ id, position })));
  await tx.$executeRaw`
    INSERT INTO order_item_divers (item_id, diver_id)
    SELECT item_id, id
    FROM unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ position }) => position)}::int[])
      AS along (item_id, position)
    JOIN order_divers USING (position) WHERE order_id = ${orderId}::uuid`;
  const addOns = items.flatMap((item) => item.addOns.map((addOn) => ({ ...addOn, orderId, itemId: item.row.id })));
  if (addOns.length > 0)
    await tx.orderAddOn.createMany({ data: addOns.map((addOn, position) => ({ ...addOn, position })) });
}

/** Returns the seats that the caller must release; items that have already ended have none. */
export const markItemsOff = (
  tx: Tx,
  items: Ending[],
  { reason, at }: { reason: ItemOffReason; at: Date },
): Promise<Claimed[]> => tx.$queryRaw`
  UPDATE order_items SET state = 'off', holds_seats = false, off_reason = ${reason}::"ItemOffReason", off_at = ${at},
    retained = ending.retained, refunded = ending.refunded, waived = ending.waived
  FROM unnest(
    ${items.map(({ id }) => id)}::uuid[], ${items.map(({ retained }) => retained)}::int[],
    ${items.map(({ refunded }) => refunded)}::int[], ${items.map(({ waived }) => waived)}::int[]
  ) AS ending (id, retained, refunded, waived)
  WHERE order_items.id = ending.id AND holds_seats
  RETURNING departure_id AS "departureId", diver_count AS divers`;

/** Books the items again that ended for this reason together with their order. */
export const rebookItems = (tx: Tx, orderId: string, offReason: ItemOffReason) =>
  tx.orderItem.updateMany({
    where: { orderId, offReason },
    data: { state: 'booked', holdsSeats: true, offReason: null, offAt: null, retained: null, refunded: null },
  });

export const changeItemDeparture = (
  tx: Tx,
  id: string,
  { date, ...moved }: { departureId: string; date: Day; snapshot: OrderSnapshot },
) => tx.orderItem.update({ where: { id }, data: { ...moved, activityDate: toDate(date) } });

type Fees = { id: string; fees: object[]; passedOn: number; total: number };

export const changeItemFees = (tx: Tx, { id, ...columns }: Fees) =>
  tx.orderItem.update({ where: { id }, data: columns });

/** Updates the days of an order after its items have changed. */
export async function updateDays(tx: Tx, orderId: string): Promise<void> {
  const items = await tx.orderItem.findMany({
    where: { orderId },
    select: { offAt: true, activityDate: true, position: true, snapshot: true },
  });
  await tx.order.update({ where: { id: orderId }, data: daysOf(items) });
}

/** The customer's first booked item that is not over, on an order that is paid for. */
export const nextItemOf = (db: Tx, customerId: string, now: Date) =>
  db.orderItem.findFirst({
    where: {
      state: 'booked',
      lastDay: { gte: toDate(dayAt(now)) },
      order: { customerId, status: { in: ['paid', 'confirmed'] } },
    },
    select: { id: true, orderId: true },
    orderBy: [{ activityDate: 'asc' }, { order: { createdAt: 'asc' } }, { position: 'asc' }],
  });

/** Products of the booked items. */
export async function bookedProducts(tx: Tx, orderId: string): Promise<string[]> {
  const items = await tx.orderItem.findMany({ where: { orderId, state: 'booked' }, select: { productId: true } });
  return items.map(({ productId }) => productId);
}

/**
 * Matches the items by which an order is found: booked items while the order is open, ended items once it has ended.
 */
export const isOnWithOrder = Prisma.sql`
  item.holds_seats = (orders.status = ANY(${statusesWithSeats}::"OrderStatus"[]))`;

/**
 * Matches items that are out between two days; compares the span itself, since half of all items begin before any given
 * day.
 */
export const overlapsDays = (from: Day, to: Day) =>
  Prisma.sql`daterange(item.activity_date, item.last_day, '[]') && daterange(${from}::date, ${to}::date, '[]')`;
