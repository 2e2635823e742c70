import { findProposal } from '@/features/availability/admin/proposals/queries/find-proposal';
import type { Ctx } from '@/server/api/context';
import { decideProposal } from './decide-proposal';

/** The day stays open; nobody is asked about it again, unless the dismissal is taken back. */
export function dismissProposal(ctx: Ctx, name: string): Promise<void> {
  const proposal = findProposal(name);
  return ctx.db.$transaction((tx) => decideProposal(tx, ctx, proposal, null));
}
