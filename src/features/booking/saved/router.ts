import { discardDraft, updateDraft } from '@/features/booking/saved/commands/update-draft';
import { savedDraft } from '@/features/booking/saved/queries/saved-draft';
import { customerProcedure, router } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';
import { requireOwnDraft } from './policy';
import { draftOwnerInput, draftSavedView, savedDraftView, updateDraftInput } from './schema';

/** The signed-in customer's unfinished booking. */
export const savedDraftRouter = router({
  get: customerProcedure
    .input(draftOwnerInput)
    .output(savedDraftView)
    .query(({ ctx, input }) => {
      requireOwnDraft(ctx.actor, input?.person);
      return savedDraft(ctx);
    }),
  save: customerProcedure
    .input(updateDraftInput)
    .output(draftSavedView)
    .mutation(({ ctx, input }) => {
      requireOwnDraft(ctx.actor, input.person);
      return updateDraft(ctx, input);
    }),
  discard: customerProcedure
    .input(draftOwnerInput)
    .output(z.void())
    .mutation(({ ctx, input }) => {
      requireOwnDraft(ctx.actor, input?.person);
      return discardDraft(ctx);
    }),
});
