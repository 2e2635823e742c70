import { recordUnit } from '@/features/equipment/commands/record-unit';
import { requireUnit } from '@/features/equipment/commands/require-unit';
import { changeUnit } from '@/features/equipment/data';
import { issueById, markReturned, toIssueView } from '@/features/equipment/issues/data';
import type { IssueView, Return } from '@/features/equipment/issues/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { nextVersion } from '@/shared/schema/versions';
import { recordIssue } from './record-issue';

/** A unit with a fault gets the condition that goes with it. */
export function returnUnit(ctx: Ctx & { actor: Person }, input: Return): Promise<IssueView> {
  return ctx.db.$transaction(async (tx) => {
    const issue = await issueById(tx, input.uuid);
    if (!issue) throw new AppError('not_found');
    const before = await requireUnit(tx, issue.unit.id);
    const back = { returnedAt: ctx.now, returnedById: ctx.actor.userId };
    if (!(await markReturned(tx, input, back))) throw new AppError('unit_returned', { params: { tag: before.tag } });
    await recordIssue(tx, ctx, issue, { action: 'update', state: input.fault ? 'back_with_fault' : 'back' });
    if (input.fault) {
      const { condition } = input.fault;
      const after = await changeUnit(tx, before, { condition }, nextVersion([before], ctx.now));
      await recordUnit(tx, ctx, { before, after });
    }
    return toIssueView({ ...issue, ...back, fault: input.fault?.fault ?? null });
  });
}
