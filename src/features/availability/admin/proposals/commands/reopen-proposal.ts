import { record } from '@/features/audit/commands/record';
import { deleteDismissal } from '@/features/availability/admin/proposals/data';
import { nameOf } from '@/features/availability/admin/proposals/domain/closure-proposals';
import { findProposal } from '@/features/availability/admin/proposals/queries/find-proposal';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

/** Revokes a dismissal; a confirmed proposal reopens when its closure is deleted. */
export function reopenProposal(ctx: Ctx, name: string): Promise<void> {
  const proposal = findProposal(name);
  return ctx.db.$transaction(async (tx) => {
    if (!(await deleteDismissal(tx, proposal))) throw new AppError('changed_meanwhile');
    await record(tx, {
      ctx,
      action: 'delete',
      entity: 'closure_proposal',
      entityId: nameOf(proposal),
      label: nameOf(proposal),
      before: { decision: 'dismissed' },
    });
  });
}
