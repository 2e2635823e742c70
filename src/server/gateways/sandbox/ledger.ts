import type { Tx } from '@/server/database/db';
import { insertRows } from '@/server/database/insert-rows';
import type { Prisma, SandboxRefund, SandboxSession as Session } from '@/server/generated/prisma/client';

/* The data of the sandbox gateway. It is a separate business: nothing here reads our orders or attempts, and our
    code reaches it only through the gateway interface and the hosted page. */

export type SandboxSession = Session;
export type SandboxState = 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled';

/**
 * A repeated reference returns its first session. Written in SQL, because Prisma recompiles an insert that skips
 * duplicates each time.
 */
export async function insertSandboxSession(
  db: Tx,
  session: Prisma.SandboxSessionCreateManyInput,
): Promise<Pick<SandboxSession, 'id' | 'paymentUrl'>> {
  const inserted = await db.$executeRaw`
    ${insertRows('sandbox_sessions', [session])} ON CONFLICT (reference) DO NOTHING`;
  if (inserted === 1) return session;
  return db.sandboxSession.findUniqueOrThrow({ where: { reference: session.reference } });
}

export const sessionByReference = (db: Tx, reference: string): Promise<SandboxSession | null> =>
  db.sandboxSession.findUnique({ where: { reference } });

export const sessionById = (db: Tx, id: string): Promise<SandboxSession | null> =>
  db.sandboxSession.findUnique({ where: { id } });

/** A session that is not paid in time has expired, unless a late payment is on its way. */
export function stateOf({ status, expiresAt, paysLate }: SandboxSession, now: Date): SandboxState {
  return status === 'pending' && !paysLate && expiresAt <= now ? 'expired' : (status as SandboxState);
}

type Change = Partial<Pick<SandboxSession, 'status' | 'paidAmount' | 'paidAt' | 'paysLate'>>;

/** False when the session was no longer in any of these states. */
export async function updateSession(
  db: Tx,
  id: string,
  from: readonly SandboxState[],
  change: Change,
): Promise<boolean> {
  const { count } = await db.sandboxSession.updateMany({ where: { id, status: { in: [...from] } }, data: change });
  return count === 1;
}

export const paidSince = (db: Tx, since: Date): Promise<SandboxSession[]> =>
  db.sandboxSession.findMany({ where: { status: 'paid', paidAt: { gte: since } }, orderBy: { paidAt: 'asc' } });

export const refundByReference = (db: Tx, reference: string): Promise<SandboxRefund | null> =>
  db.sandboxRefund.findUnique({ where: { reference } });

/** Null when less than the amount is left of the payment. */
export async function bookRefund(
  tx: Tx,
  session: SandboxSession,
  refund: Pick<SandboxRefund, 'id' | 'reference' | 'amount' | 'createdAt'>,
): Promise<SandboxRefund | null> {
  await tx.$queryRaw`SELECT id FROM sandbox_sessions WHERE id = ${session.id} FOR UPDATE`;
  const existing = await refundByReference(tx, refund.reference);
  if (existing) return existing;
  const { _sum } = await tx.sandboxRefund.aggregate({ where: { sessionId: session.id }, _sum: { amount: true } });
  if ((_sum.amount ?? 0) + refund.amount > (session.paidAmount ?? 0)) return null;
  return tx.sandboxRefund.create({ data: { ...refund, sessionId: session.id, status: 'succeeded' } });
}
