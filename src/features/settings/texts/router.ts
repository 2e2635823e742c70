import { publicProcedure, router } from '@/server/api/trpc';
import { pageText } from './queries/page-text';
import { shownPage, whichPage } from './schema';

export const pagesRouter = router({
  text: publicProcedure
    .input(whichPage)
    .output(shownPage)
    .query(({ ctx, input }) => pageText(ctx, input.page)),
});
