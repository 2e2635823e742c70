import { discardDraft, saveDraft } from '@/features/booking/saved/commands/save-draft';
import { savedDraft } from '@/features/booking/saved/queries/saved-draft';
import { customerProcedure, router } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';
import { draftSavedView, saveDraftInput, savedDraftView } from './schema';

/** The booking that the signed-in customer has not finished. */
export const savedDraftRouter = router({
  get: customerProcedure.output(savedDraftView).query(({ ctx }) => savedDraft(ctx)),
  save: customerProcedure
    .input(saveDraftInput)
    .output(draftSavedView)
    .mutation(({ ctx, input }) => saveDraft(ctx, input)),
  discard: customerProcedure.output(z.void()).mutation(({ ctx }) => discardDraft(ctx)),
});
