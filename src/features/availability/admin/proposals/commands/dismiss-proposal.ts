import { findProposal } from '@/features/availability/admin/proposals/queries/find-proposal';
import type { Ctx } from '@/server/api/context';
import { decideProposal } from './decide-proposal';

/** Leaves the day open and stops asking about it until the dismissal is revoked. */
export function dismissProposal(ctx: Ctx, name: string): Promise<void> {
  const proposal = findProposal(name);
  return ctx.db.$transaction((tx) => decideProposal(tx, ctx, proposal, null));
}
