import { lockUnit, viewsOf } from '@/features/equipment/data';
import { insertIssue, isBoat, isIssued, isOutOn, toIssueView } from '@/features/equipment/issues/data';
import { refusalOf } from '@/features/equipment/issues/domain/refusal-of';
import type { IssueView, NewIssue } from '@/features/equipment/issues/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { recordIssue } from './record-issue';

async function requireReceiver(tx: Tx, { boat, diver, date }: NewIssue): Promise<void> {
  if (boat !== null && !(await isBoat(tx, boat))) throw fieldError('boat', 'invalid.field');
  if (diver !== null && !(await isOutOn(tx, diver, date))) throw fieldError('diver', 'invalid.field');
}

/** Refuses a unit that is broken, past due on that day, or out in one of these parts of the day, and says why. */
export function issueUnit(ctx: Ctx & { actor: Person }, input: NewIssue): Promise<IssueView> {
  return ctx.db.$transaction(async (tx) => {
    const unit = await lockUnit(tx, { tag: input.tag });
    if (!unit) throw fieldError('tag', 'invalid.tag_unknown', { tag: input.tag });
    await requireReceiver(tx, input);
    const [view] = await viewsOf(tx, [unit], input.date);
    const refusal = view && refusalOf(view);
    if (refusal) throw new AppError(refusal.code, { params: refusal.params });
    if (await isIssued(tx, unit.id, input)) throw new AppError('unit_issued', { params: { tag: unit.tag } });
    const issue = await insertIssue(tx, unit, input, { issuedAt: ctx.now, issuedById: ctx.actor.userId });
    await recordIssue(tx, ctx, issue, { action: 'create', state: 'out' });
    return toIssueView(issue);
  });
}
