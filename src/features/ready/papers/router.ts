import { publishPaper } from '@/features/ready/papers/commands/publish-paper';
import { paperView as viewOf } from '@/features/ready/papers/queries/paper-view';
import { router, staffProcedure } from '@/server/api/trpc';
import { type PaperTexts, paperRef, paperView, publishHealthInput, publishWaiverInput } from './schema';

export const papersRouter = router({
  get: staffProcedure('settings')
    .input(paperRef)
    .output(paperView)
    .query(({ ctx, input }) => viewOf(ctx.db, input.kind)),
  publish_health: staffProcedure('settings')
    .input(publishHealthInput)
    .output(paperView)
    .mutation(({ ctx, input: { texts, version } }) =>
      publishPaper(ctx, { kind: 'health', texts: texts as PaperTexts, version }),
    ),
  publish_waiver: staffProcedure('settings')
    .input(publishWaiverInput)
    .output(paperView)
    .mutation(({ ctx, input: { texts, version } }) =>
      publishPaper(ctx, { kind: 'waiver', texts: texts as PaperTexts, version }),
    ),
});
