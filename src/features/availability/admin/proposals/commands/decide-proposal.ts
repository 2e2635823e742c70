import { record } from '@/features/audit/commands/record';
import { insertDecision } from '@/features/availability/admin/proposals/data';
import { type ClosureProposal, nameOf } from '@/features/availability/admin/proposals/domain/closure-proposals';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { isHolder } from '@/shared/schema/actor';

/** Stores a decision in the caller's transaction: a confirmation if a closure is given, otherwise a dismissal. */
export async function decideProposal(
  tx: Tx,
  ctx: Ctx,
  proposal: ClosureProposal,
  closureId: string | null,
): Promise<void> {
  const decision = closureId ? 'confirmed' : 'dismissed';
  const decidedById = isHolder(ctx.actor) ? ctx.actor.userId : null;
  const isFirst = await insertDecision(tx, proposal, { decision, closureId, decidedById, decidedAt: ctx.now });
  if (!isFirst) throw new AppError('changed_meanwhile');
  await record(tx, {
    ctx,
    action: 'create',
    entity: 'closure_proposal',
    entityId: nameOf(proposal),
    label: nameOf(proposal),
    after: { decision, closure: closureId, proposed_date: proposal.date },
  });
}
