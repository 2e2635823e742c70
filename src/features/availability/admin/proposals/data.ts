import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { type Day, toDate, toDay } from '@/shared/time/days';
import type { ClosureProposal } from './domain/closure-proposals';
import type { ProposalDecision } from './domain/proposal-state';

const withNames = {
  closure: true,
  decidedBy: { select: { firstName: true, lastName: true, email: true } },
} satisfies Prisma.ClosureProposalInclude;
export type DecidedProposal = Prisma.ClosureProposalGetPayload<{ include: typeof withNames }>;

export const decidedProposals = (db: Tx): Promise<DecidedProposal[]> =>
  db.closureProposal.findMany({ include: withNames });

/** Closures between two days, in the form that the rules compare. */
export async function closedBetween(db: Tx, from: Day, to: Day) {
  const rows = await db.closure.findMany({
    where: { from: { lte: toDate(to) }, to: { gte: toDate(from) } },
    orderBy: [{ from: 'asc' }, { id: 'asc' }],
  });
  return rows.map((row) => ({ id: row.id, from: toDay(row.from), to: toDay(row.to), areas: row.areas }));
}

type ProposalKey = Pick<ClosureProposal, 'kind' | 'year'>;
type Decision = { decision: ProposalDecision; closureId: string | null; decidedById: string | null; decidedAt: Date };

/** Returns false if the proposal was already decided; check and insert are one statement. */
export async function insertDecision(tx: Tx, { kind, year }: ProposalKey, about: Decision): Promise<boolean> {
  const { decision, closureId, decidedById, decidedAt } = about;
  const inserted = await tx.$executeRaw`
    INSERT INTO closure_proposals (kind, year, decision, closure_id, decided_by_id, decided_at)
    VALUES (${kind}::"ProposalKind", ${year}, ${decision}::"ProposalDecision", ${closureId}::uuid,
      ${decidedById}::uuid, ${decidedAt})
    ON CONFLICT DO NOTHING`;
  return inserted === 1;
}

/** Returns false if there is no dismissal to revoke. */
export async function deleteDismissal(tx: Tx, { kind, year }: ProposalKey): Promise<boolean> {
  const { count } = await tx.closureProposal.deleteMany({ where: { kind, year, decision: 'dismissed' } });
  return count === 1;
}
