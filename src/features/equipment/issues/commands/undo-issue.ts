import { requireUnit } from '@/features/equipment/commands/require-unit';
import { deleteIssue, issueById } from '@/features/equipment/issues/data';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { recordIssue } from './record-issue';

/** Removes an issue made by mistake; one that has come back stays in the history. */
export async function undoIssue(ctx: Ctx, uuid: string): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const first = await issueById(tx, uuid);
    if (!first) throw new AppError('not_found');
    await requireUnit(tx, first.unit.id);
    const issue = await issueById(tx, uuid);
    if (!issue) throw new AppError('not_found');
    if (issue.returnedAt !== null) throw new AppError('unit_returned', { params: { tag: issue.unit.tag } });
    await deleteIssue(tx, issue.id);
    await recordIssue(tx, ctx, issue, { action: 'delete', state: 'undone' });
  });
}
