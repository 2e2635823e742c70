import { savePage } from '@/features/settings/texts/commands/save-page';
import { staffPage } from '@/features/settings/texts/queries/staff-page';
import { pageView, savePageInput, whichPage } from '@/features/settings/texts/schema';
import { router, staffProcedure } from '@/server/api/trpc';

export const pagesAdminRouter = router({
  get: staffProcedure('settings')
    .input(whichPage)
    .output(pageView)
    .query(({ ctx, input }) => staffPage(ctx, input.page)),
  save: staffProcedure('settings')
    .input(savePageInput)
    .output(pageView)
    .mutation(({ ctx, input }) => savePage(ctx, input)),
});
