import type { Tx } from '@/server/database/db';
import type { PaymentAttempt, Prisma, Refund } from '@/server/generated/prisma/client';

export type RefundRow = Refund;
export type RefundOfAttempt = Refund & { attempt: PaymentAttempt | null };

/** Excludes only refused refunds, because the money of any other refund is not free for another one. */
const promised = { not: 'failed' } as const;

export const insertRefund = (
  tx: Tx,
  refund: Pick<Refund, 'orderId' | 'attemptId' | 'amount' | 'reason' | 'createdAt'> &
    Partial<Pick<Refund, 'status' | 'way' | 'note' | 'requestedById'>>,
): Promise<Refund> => tx.refund.create({ data: refund });

export const latestRefund = (db: Tx, orderId: string) =>
  db.refund.findFirst({ where: { orderId }, select: { way: true }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });

export const refundById = (db: Tx, id: string): Promise<RefundOfAttempt | null> =>
  db.refund.findUnique({ where: { id }, include: { attempt: true } });

/** Amount promised back from each attempt, and from the till. */
export async function promisedRefunds(db: Tx, orderId: string): Promise<Map<string | null, number>> {
  const rows = await db.refund.groupBy({
    by: ['attemptId'],
    where: { orderId, status: promised },
    _sum: { amount: true },
  });
  return new Map(rows.map(({ attemptId, _sum }) => [attemptId, _sum.amount ?? 0]));
}

/** Amount of each attempt that the gateway refused to refund. */
export async function failedRefunds(db: Tx, orderId: string): Promise<Map<string | null, number>> {
  const where = { orderId, status: 'failed', withdrawnAt: null } as const;
  const rows = await db.refund.groupBy({ by: ['attemptId'], where, _sum: { amount: true } });
  return new Map(rows.map(({ attemptId, _sum }) => [attemptId, _sum.amount ?? 0]));
}

/**
 * True if the gateway's text about a refund may be stored: never once the order is anonymised, because the text may
 * name the payer.
 */
export const canQuote = async (tx: Tx, { orderId }: Pick<Refund, 'orderId'>): Promise<boolean> =>
  (await tx.order.count({ where: { id: orderId, anonymisedAt: null } })) > 0;

export const changeRefund = (tx: Tx, id: string, data: Prisma.RefundUncheckedUpdateInput): Promise<Refund> =>
  tx.refund.update({ where: { id }, data });

/** Returns false if the refund was sent meanwhile, or settled in another way. */
export async function withdrawRefund(
  tx: Tx,
  { id, status, tries }: Pick<Refund, 'id' | 'status' | 'tries'>,
  now: Date,
): Promise<boolean> {
  const data = { status: 'failed', withdrawnAt: now, settledAt: now } as const;
  const { count } = await tx.refund.updateMany({ where: { id, status, tries, withdrawnAt: null }, data });
  return count === 1;
}

/** Returns false if somebody else is sending the refund. */
export async function countTry(db: Tx, { id, round, tries, status }: Refund): Promise<boolean> {
  const { count } = await db.refund.updateMany({ where: { id, round, tries, status }, data: { tries: tries + 1 } });
  return count === 1;
}

const withRequester = {
  requestedBy: { select: { firstName: true, lastName: true, erasedAt: true } },
} satisfies Prisma.RefundInclude;
export type RequestedRefund = Prisma.RefundGetPayload<{ include: typeof withRequester }>;

export const refundsOf = (db: Tx, orderId: string): Promise<RequestedRefund[]> =>
  db.refund.findMany({ where: { orderId }, include: withRequester, orderBy: { id: 'asc' } });

/** Cash refunds that staff have decided on and not handed over yet. */
export const cashToHandOver = (db: Tx, orderId: string) =>
  db.refund.findMany({ where: { orderId, status: 'by_hand', way: 'cash' }, orderBy: { id: 'asc' } });

/** Refunds requested or sent before `since` without an outcome. */
export const refundsWaitingSince = (db: Tx, since: Date): Promise<{ id: string }[]> =>
  db.refund.findMany({
    where: { status: { in: ['requested', 'pending'] }, updatedAt: { lt: since } },
    select: { id: true },
    orderBy: { updatedAt: 'asc' },
    take: 100,
  });
