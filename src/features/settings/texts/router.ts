import { publicProcedure, router } from '@/server/api/trpc';
import { pageText } from './queries/page-text';
import { pageRef, shownPage } from './schema';

export const pagesRouter = router({
  text: publicProcedure
    .input(pageRef)
    .output(shownPage)
    .query(({ ctx, input }) => pageText(ctx, input.page)),
});
