import { publicProcedure, router } from '@/server/api/trpc';
import { pageText } from './queries/page-text';
import { pageRef, shownPage } from './schema';

/** The texts of the reading pages. */
export const pagesRouter = router({
  text: publicProcedure
    .input(pageRef)
    .output(shownPage)
    .query(({ ctx, input }) => pageText(ctx, input.page)),
});
