import { listedInclude } from '@/features/orders/data/orders';
import type { Tx } from '@/server/database/db';
import { newId } from '@/server/database/new-id';
import { Prisma } from '@/server/generated/prisma/client';
import type { BulkDetails, BulkKind, RowState } from './schema';

type NewAct = {
  kind: BulkKind;
  startedById: string;
  idempotencyKey: string;
  requestHash: string;
  details: BulkDetails;
  createdAt: Date;
};

/** Returns null when this key has started an action already; a concurrent press waits for the first. */
export async function insertAct(tx: Tx, act: NewAct): Promise<string | null> {
  const id = newId();
  const inserted = await tx.bulkAct.createMany({ data: { id, ...act }, skipDuplicates: true });
  return inserted.count === 1 ? id : null;
}

export const actOfKey = (db: Tx, startedById: string, idempotencyKey: string) =>
  db.bulkAct.findUniqueOrThrow({ where: { startedById_idempotencyKey: { startedById, idempotencyKey } } });

export const insertRows = (tx: Tx, actId: string, orders: readonly string[]) =>
  tx.bulkRow.createMany({ data: orders.map((orderId, position) => ({ actId, orderId, position })) });

/** Filters the ids down to existing orders. */
export const existingOrders = async (db: Tx, ids: readonly string[]): Promise<Set<string>> =>
  new Set((await db.order.findMany({ where: { id: { in: [...ids] } }, select: { id: true } })).map(({ id }) => id));

/** Locks an action until the transaction ends, so that two workers take its rows in turn. */
export async function lockAct(tx: Tx, id: string) {
  await tx.$queryRaw`SELECT id FROM bulk_acts WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.bulkAct.findUnique({ where: { id } });
}

export const nextRow = (tx: Tx, actId: string) =>
  tx.bulkRow.findFirst({ where: { actId, state: 'waiting' }, orderBy: { position: 'asc' } });

/** The stored code and parameters of an error message. */
export type StoredRefusal = Prisma.InputJsonObject;

type Settled = { state: Exclude<RowState, 'waiting'>; at: Date; refusal?: StoredRefusal; refund?: number | null };

/** Returns false when the row was settled already. */
export async function settleRow(
  tx: Tx,
  { actId, orderId }: { actId: string; orderId: string },
  { state, at, refusal, refund = null }: Settled,
): Promise<boolean> {
  const data = { state, settledAt: at, refusal: refusal ?? Prisma.DbNull, refund };
  return (await tx.bulkRow.updateMany({ where: { actId, orderId, state: 'waiting' }, data })).count === 1;
}

/** Marks an action as finished once none of its rows waits. */
export const finishAct = (tx: Tx, id: string, at: Date) =>
  tx.bulkAct.updateMany({
    where: { id, finishedAt: null, rows: { none: { state: 'waiting' } } },
    data: { finishedAt: at },
  });

const ordersOfAct = {
  include: { order: { include: { ...listedInclude, divers: { orderBy: { position: 'asc' } } } } },
  orderBy: { position: 'asc' },
} satisfies Prisma.BulkAct$rowsArgs;

export const actById = (db: Tx, id: string) => db.bulkAct.findUnique({ where: { id }, include: { rows: ordersOfAct } });
export type ActRow = NonNullable<Awaited<ReturnType<typeof actById>>>['rows'][number];

export const latestActs = (db: Tx, most: number) =>
  db.bulkAct.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: most });

export const countRows = (db: Tx, acts: readonly string[]) =>
  db.bulkRow.groupBy({ by: ['actId', 'state'], where: { actId: { in: [...acts] } }, _count: true });

export const ordersToPreview = (db: Tx, ids: readonly string[]) =>
  db.order.findMany({
    where: { id: { in: [...ids] } },
    include: { ...listedInclude, divers: { orderBy: { position: 'asc' } } },
  });
export type PreviewedOrder = Awaited<ReturnType<typeof ordersToPreview>>[number];

export const deleteActsBefore = (db: Tx, moment: Date) =>
  db.bulkAct.deleteMany({ where: { createdAt: { lt: moment } } });
