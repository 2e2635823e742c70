import { addClosure } from '@/features/availability/admin/closures/commands/add-closure';
import { toClosureWithOrders } from '@/features/availability/admin/closures/data';
import type { ClosureWithOrders } from '@/features/availability/admin/closures/schema';
import { areasClosed } from '@/features/availability/admin/proposals/domain/closure-proposals';
import { findProposal } from '@/features/availability/admin/proposals/queries/find-proposal';
import { reasonsOf } from '@/features/availability/admin/proposals/queries/reasons-of';
import type { ConfirmProposalInput } from '@/features/availability/admin/proposals/schema';
import type { Ctx } from '@/server/api/context';
import { fieldError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';
import { decideProposal } from './decide-proposal';

/** Closes the day; the second of two concurrent confirmations finds the proposal decided and adds no closure. */
export async function confirmProposal(ctx: Ctx, input: ConfirmProposalInput): Promise<ClosureWithOrders> {
  const proposal = findProposal(input.proposal);
  const { date, night_before } = input;
  if (date < dayAt(ctx.now)) throw fieldError('date', 'invalid.past_day');
  const reasons = await reasonsOf(proposal.kind);
  return ctx.db.$transaction(async (tx) => {
    const closed = { from: date, to: date, areas: [...areasClosed[proposal.kind]], night_before };
    const made = await addClosure(tx, ctx, { ...closed, reasons });
    await decideProposal(tx, ctx, proposal, made.id);
    return toClosureWithOrders(tx, made, ctx.locale);
  });
}
