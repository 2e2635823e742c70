import { type AttemptStatus, isLive, liveStatuses } from '@/features/payments/domain/attempt-state';
import { reasonsOfStaff } from '@/features/payments/domain/reasons-of-staff';
import type { Tx } from '@/server/database/db';
import type { LedgerEntry, PaymentAttempt, Prisma } from '@/server/generated/prisma/client';
import { fullName } from '@/shared/locale/name-order';
import { receiptNumber } from './receipts/domain/receipt-number';
import type { PaymentsView } from './schema';

export type Attempt = PaymentAttempt;

export const orderIdOfAttempt = async (tx: Tx, id: string): Promise<string> =>
  (await tx.paymentAttempt.findUniqueOrThrow({ where: { id }, select: { orderId: true } })).orderId;

/** Locks the attempt; the caller must hold its order's lock. */
export async function lockAttempt(tx: Tx, id: string): Promise<Attempt> {
  await tx.$queryRaw`SELECT id FROM payment_attempts WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.paymentAttempt.findUniqueOrThrow({ where: { id } });
}

export const attemptById = (db: Tx, id: string): Promise<Attempt | null> =>
  db.paymentAttempt.findUnique({ where: { id } });

export const attemptByReference = (db: Tx, gateway: string, reference: string): Promise<Attempt | null> =>
  db.paymentAttempt.findFirst({ where: { gateway, reference } });

export const liveAttempts = (db: Tx, orderId: string): Promise<Attempt[]> =>
  db.paymentAttempt.findMany({ where: { orderId, status: { in: [...liveStatuses] } } });

type NewAttempt = Pick<Attempt, 'orderId' | 'gateway' | 'reference' | 'amount' | 'expiresAt' | 'createdAt' | 'forRest'>;

export const insertAttempt = (tx: Tx, attempt: NewAttempt): Promise<Attempt> =>
  tx.paymentAttempt.create({ data: attempt });

type AttemptChange = Partial<
  Pick<
    Attempt,
    | 'status'
    | 'sessionId'
    | 'paymentId'
    | 'paymentUrl'
    | 'channel'
    | 'polledAt'
    | 'settledAt'
    | 'wrongAmount'
    | 'wrongCurrency'
    | 'wrongOutcome'
  >
>;

/** Deletes the URL of a finished payment's page, which would show only the payer's name. */
const withoutPage = (change: AttemptChange): AttemptChange =>
  change.status && !isLive(change.status) ? { ...change, paymentUrl: null } : change;

export const changeAttempt = (tx: Tx, id: string, change: AttemptChange): Promise<Attempt> =>
  tx.paymentAttempt.update({ where: { id }, data: withoutPage(change) });

/** Returns false if the attempt no longer has that status, or somebody else has polled it since. */
export async function changeAttemptIf(
  db: Tx,
  seen: { id: string; status: AttemptStatus; polledAt?: Date | null },
  change: AttemptChange,
): Promise<boolean> {
  const { count } = await db.paymentAttempt.updateMany({ where: seen, data: withoutPage(change) });
  return count === 1;
}

/** Deletes the URLs of payment pages and the texts about refunds. */
export async function blankPayments(tx: Tx, orderIds: string[]): Promise<void> {
  const where = { orderId: { in: orderIds } };
  await tx.paymentAttempt.updateMany({ where, data: { paymentUrl: null } });
  await tx.refund.updateMany({ where, data: { lastError: null, note: null } });
}

export const insertEntry = (tx: Tx, entry: Prisma.LedgerEntryUncheckedCreateInput): Promise<LedgerEntry> =>
  tx.ledgerEntry.create({ data: entry });

export const entryById = (db: Tx, id: string) =>
  db.ledgerEntry.findUnique({ where: { id }, include: { reversal: { select: { id: true } } } });

/** Account entries that a payment settled. */
export const settlementsBy = (db: Tx, id: string): Promise<LedgerEntry[]> =>
  db.ledgerEntry.findMany({ where: { settledById: id, reversal: null }, orderBy: { id: 'asc' } });

export const chargeOf = (db: Tx, attemptId: string): Promise<LedgerEntry | null> =>
  db.ledgerEntry.findFirst({ where: { attemptId, kind: 'charge' } });

const wrongAmount = { wrongAmount: { not: null } } satisfies Prisma.PaymentAttemptWhereInput;

/** `ledger` holds the amount received through each attempt, `refunds` the amount promised back. */
export const wrongAttemptsOf = (db: Tx, orderIds: string[]) =>
  db.paymentAttempt.findMany({
    where: { orderId: { in: orderIds }, ...wrongAmount },
    include: { ledger: { where: { kind: 'charge' } }, refunds: { where: { withdrawnAt: null } } },
    orderBy: { id: 'asc' },
  });
export type WrongAttempt = Awaited<ReturnType<typeof wrongAttemptsOf>>[number];

/** Amount received through each attempt, oldest first. */
export async function chargesOf(db: Tx, orderId: string): Promise<{ attemptId: string; amount: number }[]> {
  const rows = await db.ledgerEntry.findMany({ where: { orderId, kind: 'charge' }, orderBy: { id: 'asc' } });
  return rows.flatMap(({ attemptId, amount }) => (attemptId ? [{ attemptId, amount }] : []));
}

/** Ledger sums by kind; refunds by promised, refused and waived; and wrong amounts awaiting a decision. */
type Sums = Record<LedgerEntry['kind'] | 'promised' | 'refused' | 'waived' | 'wrong', number>;
export const noMoney: Sums = {
  charge: 0,
  refund: 0,
  on_site: 0,
  on_site_refund: 0,
  on_site_reversal: 0,
  on_account: 0,
  off_account: 0,
  promised: 0,
  refused: 0,
  waived: 0,
  wrong: 0,
};

/** Sums by order in one statement; with two, a refund settled in between could be missing from both. */
export async function moneyOf(db: Tx, orderIds: string[]): Promise<Map<string, Sums>> {
  const rows = await db.$queryRaw<{ orderId: string; part: keyof Sums; amount: number }[]>`
    SELECT order_id AS "orderId", kind::text AS part, sum(amount)::int AS amount
      FROM ledger_entries WHERE order_id = ANY(${orderIds}::uuid[]) GROUP BY order_id, kind
    UNION ALL SELECT order_id, 'promised', sum(amount)::int FROM refunds
      WHERE order_id = ANY(${orderIds}::uuid[]) AND status IN ('requested', 'pending', 'by_hand') GROUP BY order_id
    UNION ALL SELECT order_id, 'refused', sum(amount)::int FROM refunds
      WHERE order_id = ANY(${orderIds}::uuid[]) AND status = 'failed' AND withdrawn_at IS NULL GROUP BY order_id
    UNION ALL SELECT order_id, 'waived', sum(amount)::int FROM refunds
      WHERE order_id = ANY(${orderIds}::uuid[]) AND reason = 'admin' AND withdrawn_at IS NULL GROUP BY order_id
    UNION ALL SELECT attempt.order_id, 'wrong', sum(greatest(entry.amount - coalesce(returned.amount, 0), 0))::int
      FROM payment_attempts AS attempt
      JOIN ledger_entries AS entry ON entry.attempt_id = attempt.id AND entry.kind = 'charge'
      LEFT JOIN LATERAL (
        SELECT sum(amount) AS amount FROM refunds WHERE attempt_id = attempt.id AND withdrawn_at IS NULL
      ) AS returned ON true
      WHERE attempt.order_id = ANY(${orderIds}::uuid[]) AND attempt.wrong_amount IS NOT NULL
        AND attempt.wrong_outcome IS NULL
      GROUP BY attempt.order_id`;
  const sums = new Map<string, Sums>();
  for (const { orderId, part, amount } of rows)
    sums.set(orderId, { ...(sums.get(orderId) ?? noMoney), [part]: amount });
  return sums;
}

export const moneyOfOrder = async (db: Tx, orderId: string): Promise<Sums> =>
  (await moneyOf(db, [orderId])).get(orderId) ?? noMoney;

export const attemptsOf = (db: Tx, orderId: string): Promise<Attempt[]> =>
  db.paymentAttempt.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' } });

const entryParts = {
  reversal: { select: { id: true } },
  receipt: { select: { id: true, year: true, number: true } },
  recordedBy: { select: { firstName: true, lastName: true, erasedAt: true } },
} satisfies Prisma.LedgerEntryInclude;
export type EntryRow = Prisma.LedgerEntryGetPayload<{ include: typeof entryParts }>;

export const ledgerOf = (db: Tx, orderId: string): Promise<EntryRow[]> =>
  db.ledgerEntry.findMany({ where: { orderId }, include: entryParts, orderBy: { id: 'asc' } });

export const toAttemptView = (attempt: Attempt): PaymentsView['attempts'][number] => ({
  uuid: attempt.id,
  gateway: attempt.gateway,
  reference: attempt.reference,
  amount: attempt.amount,
  status: attempt.status,
  channel: attempt.channel,
  wrong_amount: attempt.wrongAmount,
  wrong_currency: attempt.wrongCurrency,
  wrong_outcome: attempt.wrongOutcome,
  created_at: attempt.createdAt.toISOString(),
  expires_at: attempt.expiresAt.toISOString(),
  settled_at: attempt.settledAt?.toISOString() ?? null,
});

const isReversible = ({ kind, reversal, settledById }: EntryRow): boolean =>
  reversal === null && (kind === 'on_site' || (kind === 'on_account' && settledById === null));

export const toEntryView = (entry: EntryRow): PaymentsView['ledger'][number] => ({
  uuid: entry.id,
  kind: entry.kind,
  amount: entry.amount,
  method: entry.method,
  received: entry.received,
  change: entry.received === null ? null : entry.received - entry.amount,
  reverses: entry.reversesId,
  reversible: isReversible(entry),
  settled_by: entry.settledById,
  receipt: entry.receipt && receiptNumber(entry.receipt),
  receipt_uuid: entry.receiptId,
  taken_by: entry.recordedBy && !entry.recordedBy.erasedAt ? fullName(entry.recordedBy) : null,
  at: entry.at.toISOString(),
});

export async function sumRequestedByStaff(tx: Tx, orderId: string): Promise<number> {
  const where = { orderId, reason: { in: [...reasonsOfStaff] }, requestedById: { not: null }, withdrawnAt: null };
  const { _sum } = await tx.refund.aggregate({ where, _sum: { amount: true } });
  return _sum.amount ?? 0;
}
