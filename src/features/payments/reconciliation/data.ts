import type { Attempt } from '@/features/payments/data';
import type { Tx } from '@/server/database/db';
import type { Prisma, UnmatchedPayment } from '@/server/generated/prisma/client';

/** Unpaid attempts recent enough to be paid. */
export const attemptsUnpaidSince = (db: Tx, since: Date): Promise<Attempt[]> =>
  db.paymentAttempt.findMany({
    where: {
      status: { not: 'paid' },
      OR: [{ status: { in: ['opening', 'pending'] } }, { expiresAt: { gte: since }, polledAt: { not: null } }],
    },
    orderBy: { polledAt: { sort: 'asc', nulls: 'first' } },
    take: 500,
  });

/** Attempts of one gateway in any status that the gateway may know. */
export const attemptsBegunSince = (db: Tx, gateway: string, since: Date): Promise<Attempt[]> =>
  db.paymentAttempt.findMany({ where: { gateway, createdAt: { gte: since }, polledAt: { not: null } } });

/** Ledger sum for each reference the gateway named, and for any other reference charged in the same time. */
export async function charges(db: Tx, gateway: string, references: string[], meanwhile: { gte: Date; lte: Date }) {
  const rows = await db.ledgerEntry.findMany({
    where: {
      kind: 'charge',
      attempt: { gateway },
      OR: [{ at: meanwhile }, { attempt: { reference: { in: references } } }],
    },
    select: { amount: true, at: true, attempt: { select: { reference: true } } },
  });
  return rows.flatMap(({ amount, at, attempt }) => (attempt ? [{ reference: attempt.reference, amount, at }] : []));
}

export const unmatchedOf = (db: Tx, gateway: string): Promise<UnmatchedPayment[]> =>
  db.unmatchedPayment.findMany({ where: { gateway } });

type FoundPayment = UnmatchedPayment & { orderId: string | null };

/** Mismatches, each with the order of the attempt that has its reference, if any. */
export const allUnmatched = (db: Tx): Promise<FoundPayment[]> => db.$queryRaw<FoundPayment[]>`
  SELECT unmatched.gateway, unmatched.reference, ours, theirs, paid_at AS "paidAt", found_at AS "foundAt",
    order_id AS "orderId"
  FROM unmatched_payments AS unmatched
  LEFT JOIN payment_attempts AS attempts
    ON attempts.reference = unmatched.reference AND attempts.gateway = unmatched.gateway
  ORDER BY found_at, unmatched.reference`;

export async function replaceUnmatched(
  tx: Tx,
  gateway: string,
  found: Prisma.UnmatchedPaymentCreateManyInput[],
): Promise<void> {
  await tx.unmatchedPayment.deleteMany({ where: { gateway } });
  await tx.unmatchedPayment.createMany({ data: found });
}
