import { updatePage } from '@/features/settings/texts/commands/update-page';
import { staffPage } from '@/features/settings/texts/queries/staff-page';
import { pageRef, pageView, updatePageInput } from '@/features/settings/texts/schema';
import { router, staffProcedure } from '@/server/api/trpc';

export const pagesAdminRouter = router({
  get: staffProcedure('settings')
    .input(pageRef)
    .output(pageView)
    .query(({ ctx, input }) => staffPage(ctx, input.page)),
  save: staffProcedure('settings')
    .input(updatePageInput)
    .output(pageView)
    .mutation(({ ctx, input }) => updatePage(ctx, input)),
});
