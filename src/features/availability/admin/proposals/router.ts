import { closureWithOrders } from '@/features/availability/admin/closures/schema';
import { confirmProposal } from '@/features/availability/admin/proposals/commands/confirm-proposal';
import { dismissProposal } from '@/features/availability/admin/proposals/commands/dismiss-proposal';
import { reopenProposal } from '@/features/availability/admin/proposals/commands/reopen-proposal';
import { listProposals } from '@/features/availability/admin/proposals/queries/list-proposals';
import { translator } from '@/i18n/translate';
import { router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { confirmProposalInput, proposalRef, proposalsView } from './schema';

export const proposalsRouter = router({
  list: staffProcedure('schedule')
    .output(proposalsView)
    .query(({ ctx }) => listProposals(ctx)),
  confirm: staffProcedure('schedule')
    .input(confirmProposalInput)
    .output(closureWithOrders)
    .mutation(({ ctx, input }) => confirmProposal(ctx, input)),
  dismiss: staffProcedure('schedule')
    .input(proposalRef)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await dismissProposal(ctx, input.proposal);
      const t = await translator(ctx.locale, 'availability-admin');
      return { message: t('proposals.dismissed') };
    }),
  reopen: staffProcedure('schedule')
    .input(proposalRef)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await reopenProposal(ctx, input.proposal);
      const t = await translator(ctx.locale, 'availability-admin');
      return { message: t('proposals.reopened') };
    }),
});
