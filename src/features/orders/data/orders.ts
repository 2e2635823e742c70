import type { attentionReasons } from '@/features/orders/domain/attention';
import type { eventKinds } from '@/features/orders/domain/event-kinds';
import { type EventActor, type OrderStatus, statusesWithSeats } from '@/features/orders/domain/order-state';
import { decisionKinds } from '@/features/orders/domain/undo';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { fullName } from '@/shared/locale/name-order';
import { type Day, toDate } from '@/shared/time/days';
import type { NewItem, ShownItem } from './items';
import { insertParts, isOnWithOrder, itemsInOrder } from './items';

const parts = {
  divers: { orderBy: { position: 'asc' } },
  addOns: { orderBy: { position: 'asc' } },
  items: itemsInOrder,
  customer: true,
} satisfies Prisma.OrderInclude;
export const orderInclude = {
  ...parts,
  events: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.OrderInclude;

export type OrderRow = Prisma.OrderGetPayload<{ include: typeof orderInclude }>;
/** The data an order view needs, whether read or just written. */
export type ShownOrder = Omit<OrderRow, 'customer' | 'items'> & { items: ShownItem[] };
/** Data that the emails about an order need. */
export type MailedOrder = ShownOrder & {
  customer: Pick<OrderRow['customer'], 'id' | 'email' | 'firstName' | 'lastName' | 'erasedAt'>;
};
export const listedInclude = { customer: true, items: itemsInOrder } satisfies Prisma.OrderInclude;
export type ListedOrder = Prisma.OrderGetPayload<{ include: typeof listedInclude }>;
/** An order locked until the transaction ends. */
export type LockedOrder = Prisma.OrderGetPayload<{ include: typeof parts }>;

/** Limits a query to a customer's own orders; empty for all orders. */
export type Scope = { customerId: string } | Record<string, never>;

export async function insertOrder(tx: Tx, data: Prisma.OrderUncheckedCreateInput, items: NewItem[]) {
  const rows = items.map(({ row }) => row);
  const order = await tx.order.create({ data: { ...data, items: { createMany: { data: rows } } } });
  await insertParts(tx, order.id, items);
  return order;
}

/** Null for an order that does not exist or is out of scope. */
export const orderUnderLock = (tx: Tx, id: string, scope: Scope): Promise<LockedOrder | null> =>
  tx.order.findFirst({ where: { id, ...scope }, include: parts });

export const orderById = (db: Tx, id: string, scope: Scope): Promise<OrderRow | null> =>
  db.order.findFirst({ where: { id, ...scope }, include: orderInclude });

/** Returns false when the order no longer has the status in which it was read. */
export async function setStatus(
  tx: Tx,
  order: Pick<LockedOrder, 'id' | 'status'>,
  to: OrderStatus,
  more: Pick<Prisma.OrderUncheckedUpdateManyInput, 'declineReason' | 'retained'> = {},
): Promise<boolean> {
  const where = { id: order.id, status: order.status };
  const { count } = await tx.order.updateMany({ where, data: { status: to, ...more } });
  return count === 1;
}

export const setRetained = (tx: Tx, id: string, retained: number) =>
  tx.order.update({ where: { id }, data: { retained } });

export const flag = (tx: Tx, id: string, reason: (typeof attentionReasons)[number]) => tx.$executeRaw`
  UPDATE orders SET attention = attention || ${reason}::text WHERE id = ${id}::uuid AND ${reason} <> ALL(attention)`;

export const changeDiver = (tx: Tx, id: string, data: Prisma.OrderDiverUncheckedUpdateInput) =>
  tx.orderDiver.update({ where: { id }, data });

export const changeEmergency = (tx: Tx, id: string, emergency: string) =>
  tx.order.update({ where: { id }, data: { emergency } });

type NewEvent = {
  orderId: string;
  itemId?: string;
  at: Date;
  kind: (typeof eventKinds)[number];
  by: EventActor;
  actorId?: string | null;
  from?: OrderStatus;
  to?: OrderStatus;
  note?: string | null;
  amount?: number;
  internal?: boolean;
};

/**
 * Keeps the timeline in order when a change that waited for the order's lock carries an earlier time than the change
 * before it.
 */
async function notBeforeTheLast(tx: Tx, { orderId, at, kind }: NewEvent): Promise<Date> {
  if (kind === 'created') return at;
  const last = await tx.orderEvent.findFirst({ where: { orderId }, orderBy: { at: 'desc' }, select: { at: true } });
  if (!last || last.at < at) return at;
  // Keeps two statuses of the same moment in order, as when an order confirms itself.
  return kind === 'status' ? new Date(last.at.getTime() + 1) : last.at;
}

export async function addEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.orderEvent.create({ data: { ...event, at: await notBeforeTheLast(tx, event) } });
}

/** The latest event that changed the order itself; consequences such as refunds are not decisions. */
export function latestDecision(tx: Tx, orderId: string) {
  const where = { orderId, kind: { in: [...decisionKinds] } };
  return tx.orderEvent.findFirst({ where, orderBy: [{ at: 'desc' }, { id: 'desc' }] });
}

export const eventsOf = (tx: Tx, orderId: string) =>
  tx.orderEvent.findMany({ where: { orderId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] });

type Page = { skip: number; take: number };

export async function findOrders(
  db: Tx,
  where: Prisma.OrderWhereInput,
  orderBy: Prisma.OrderOrderByWithRelationInput[],
  page: Page,
): Promise<{ rows: ListedOrder[]; total: number }> {
  const [rows, total] = await Promise.all([
    db.order.findMany({ where, orderBy, ...page, include: listedInclude }),
    db.order.count({ where }),
  ]);
  return { rows, total };
}

/** Matches open orders with a booked item that is not over, and ended ones with any item that is not over. */
export function whereUpcoming(today: Date): Prisma.OrderWhereInput {
  const ahead = { lastDay: { gte: today } };
  return {
    OR: [
      { items: { some: { ...ahead, state: 'booked' } } },
      { status: { notIn: [...statusesWithSeats] }, items: { some: ahead } },
    ],
  };
}

/** A page of coming orders, sorted by their first upcoming item. */
export async function findComingOrders(
  db: Tx,
  where: Prisma.OrderWhereInput,
  { today, skip, take }: Page & { today: Date },
): Promise<{ rows: ListedOrder[]; total: number }> {
  const all = (await db.order.findMany({ where, select: { id: true } })).map(({ id }) => id);
  const page = await db.$queryRaw<{ id: string }[]>`
    SELECT orders.id FROM orders JOIN order_items AS item ON item.order_id = orders.id
      AND item.last_day >= ${today}::date AND ${isOnWithOrder}
    WHERE orders.id = ANY(${all}::uuid[])
    GROUP BY orders.id ORDER BY min(item.activity_date), orders.id OFFSET ${skip} LIMIT ${take}`;
  const ids = page.map(({ id }) => id);
  const rows = await db.order.findMany({ where: { id: { in: ids } }, include: listedInclude });
  return { rows: rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)), total: all.length };
}

/** The divers of a person's orders, latest first. */
export const diversOf = (db: Tx, customerId: string, most: number) =>
  db.orderDiver.findMany({
    where: { order: { customerId, anonymisedAt: null } },
    orderBy: [{ order: { createdAt: 'desc' } }, { position: 'asc' }],
    take: most,
  });

/** Unpaid orders whose hold is over. */
export const overdueOrders = (db: Tx, now: Date, most: number) =>
  db.order.findMany({
    where: { status: 'pending_payment', expiresAt: { lte: now } },
    select: { id: true },
    orderBy: { expiresAt: 'asc' },
    take: most,
  });

/** Orders with an item that begins on a day. */
export const ordersOn = (db: Tx, day: Day, statuses: OrderStatus[]) =>
  db.order.findMany({
    where: { items: { some: { state: 'booked', activityDate: toDate(day) } }, status: { in: statuses } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });

/** Confirmed orders whose booked items were all over before this day. */
export const confirmedBefore = (db: Tx, day: Day) =>
  db.order.findMany({
    where: {
      status: 'confirmed',
      lastDay: { lt: toDate(day) },
      items: { none: { state: 'booked', lastDay: { gte: toDate(day) } } },
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  });

/** Returns null when the key is claimed now; otherwise the claim of an earlier submit, once its transaction is over. */
export async function claimedKey(
  tx: Tx,
  claim: { userId: string; key: string; requestHash: string; orderId: string; createdAt: Date },
): Promise<{ requestHash: string } | null> {
  const { count } = await tx.idempotencyKey.createMany({ data: [claim], skipDuplicates: true });
  if (count === 1) return null;
  const { userId, key } = claim;
  return tx.idempotencyKey.findUniqueOrThrow({ where: { userId_key: { userId, key } } });
}

export const deleteKeysBefore = (db: Tx, moment: Date) =>
  db.idempotencyKey.deleteMany({ where: { createdAt: { lt: moment } } });

export const hasEvent = async (
  tx: Tx,
  orderId: string,
  kind: (typeof eventKinds)[number],
  since = new Date(0),
  note?: string,
): Promise<boolean> =>
  (await tx.orderEvent.count({ where: { orderId, kind, at: { gte: since }, ...(note && { note }) } })) > 0;

export async function lastEventAt(tx: Tx, orderId: string, kind: (typeof eventKinds)[number]): Promise<Date | null> {
  const last = await tx.orderEvent.aggregate({ where: { orderId, kind }, _max: { at: true } });
  return last._max.at;
}

const open: OrderStatus[] = ['pending_payment', 'paid', 'confirmed'];

export const openOrdersOf = (db: Tx, customerId: string) =>
  db.order.count({ where: { customerId, status: { in: open } } });

export const ordersOfCustomer = (db: Tx, customerId: string): Promise<OrderRow[]> =>
  db.order.findMany({ where: { customerId }, include: orderInclude, orderBy: { createdAt: 'asc' } });

/** A person who may have orders; staff buy with an account of their own. */
export const customerOf = (db: Tx, id: string) =>
  db.user.findFirst({ where: { id, active: true, role: { not: 'ADMIN' } } });

export const actorNames = async (db: Tx, ids: string[]): Promise<Map<string, string>> => {
  const people = await db.user.findMany({
    where: { id: { in: ids }, erasedAt: null },
    select: { id: true, firstName: true, lastName: true },
  });
  return new Map(people.map((person) => [person.id, fullName(person)]));
};

export async function pickupAreasOfOrders(db: Tx): Promise<string[]> {
  const rows = await db.order.findMany({
    where: { pickupArea: { not: null } },
    distinct: ['pickupArea'],
    select: { pickupArea: true },
  });
  return rows.flatMap(({ pickupArea }) => pickupArea ?? []);
}
