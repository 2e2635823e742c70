import { publicProcedure, router, staffProcedure } from '@/server/api/trpc';
import { savePage } from './commands/save-page';
import { pageText } from './queries/page-text';
import { staffPage } from './queries/staff-page';
import { pageView, savePageInput, shownPage, whichPage } from './schema';

/** The texts of the reading pages. */
export const pagesRouter = router({
  text: publicProcedure
    .input(whichPage)
    .output(shownPage)
    .query(({ ctx, input }) => pageText(ctx, input.page)),
});

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
